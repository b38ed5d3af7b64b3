/** Generates members with their sessions, tastes, equipment and followed roasters. */
import { createRandom } from '../../src/features/service/demo/random.ts'
import type { GrinderKit } from './kits.ts'
import { type NamedRow, type Part, partOf } from './part.ts'
import { followsOf, OPERATOR_ID, type Size, sessionIdOf, signedInOf } from './sizes.ts'
import { isoTime, momentMs } from './timeline.ts'
import { inventWord } from './words.ts'

const FAR_AWAY = '2100-01-01T00:00:00.000Z'
const joinedAt = (size: Size, id: number): string => isoTime(momentMs(id / size.users / 2))

export function* peopleParts(size: Size, kits: readonly GrinderKit[]): Generator<Part> {
  yield partOf('users', size.users, users(size))
  yield partOf('sessions', signedInOf(size), sessions(size))
  yield partOf('tasteProfiles', size.users, tasteProfiles(size))
  yield partOf('userGrinders', size.users, grinders(size, kits))
  yield partOf('userMachines', size.users, machines(size, kits))
}

function* users(size: Size): Generator<NamedRow> {
  const random = createRandom(1)
  for (let id = 1; id <= size.users; id++) {
    yield {
      id,
      email: `member-${id}@bench.example`,
      displayName: `${inventWord(random, 2)} ${inventWord(random, 1)}`,
      passwordHash: null,
      appleSub: null,
      role: id === OPERATOR_ID ? 'operator' : 'member',
      createdAt: joinedAt(size, id),
    }
  }
}

function* sessions(size: Size): Generator<NamedRow> {
  for (let userId = 1; userId <= signedInOf(size); userId++) {
    yield { id: sessionIdOf(userId), userId, createdAt: joinedAt(size, userId), expiresAt: FAR_AWAY }
  }
}

function* tasteProfiles(size: Size): Generator<NamedRow> {
  const random = createRandom(2)
  for (let userId = 1; userId <= size.users; userId++) {
    const level = () => random.between(1, 5)
    yield {
      userId,
      acidityLevel: level(),
      bodyLevel: level(),
      sweetnessLevel: level(),
      bitternessLevel: level(),
      flavorComplexityLevel: level(),
      aftertasteLevel: level(),
      updatedAt: joinedAt(size, userId),
    }
  }
}

const kitOf = (kits: readonly GrinderKit[], userId: number): GrinderKit => kits[userId % kits.length]!

function* grinders(size: Size, kits: readonly GrinderKit[]): Generator<NamedRow> {
  for (let userId = 1; userId <= size.users; userId++) {
    const grinderId = kitOf(kits, userId).grinder.id
    yield { userId, grinderId, nickname: null, isDefault: true, createdAt: joinedAt(size, userId) }
  }
}

function* machines(size: Size, kits: readonly GrinderKit[]): Generator<NamedRow> {
  for (let userId = 1; userId <= size.users; userId++) {
    const { machines } = kitOf(kits, userId)
    const machineId = machines[userId % machines.length]!.id
    yield { userId, machineId, nickname: null, isDefault: true, createdAt: joinedAt(size, userId) }
  }
}

/** Each member follows two roasters with consecutive ids; also counts the followers of each roaster. */
export function planFollows(size: Size): { count: number; followers: Int32Array; rows: () => Generator<NamedRow> } {
  const followers = new Int32Array(size.roasters + 1)
  const each = followsOf(size) / size.users
  const roasterOf = (userId: number, n: number) => 1 + ((((userId * userId) % 9973) + n) % size.roasters)
  for (let userId = 1; userId <= size.users; userId++) {
    for (let n = 0; n < each; n++) followers[roasterOf(userId, n)]!++
  }
  return {
    count: followsOf(size),
    followers,
    *rows() {
      for (let userId = 1; userId <= size.users; userId++) {
        for (let n = 0; n < each; n++) {
          yield { userId, roasterId: roasterOf(userId, n), createdAt: joinedAt(size, userId) }
        }
      }
    },
  }
}
