/** Password hashing with argon2id, in the usual encoded form, which includes the cost parameters. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import pLimit from 'p-limit'

interface Cost {
  memory: number
  passes: number
  parallelism: number
}

/** Cost of new hashes. Raising it locks nobody out: old hashes are replaced at the next sign-in. */
const COST: Cost = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const HASH_BYTES = 32

/**
 * How many hashes may run at once. Each keeps a thread of libuv's pool (4) and a core busy for 20 ms or more. At least
 * one thread and, if there are several, one core are left for database flushes and the event loop, so that commits
 * don't wait behind sign-ins.
 */
const HASHES_AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1))

const hashing = pLimit(HASHES_AT_ONCE)
const argon2Async = promisify(argon2)
const derive = (...[algorithm, parameters]: Parameters<typeof argon2Async>) =>
  hashing(() => argon2Async(algorithm, parameters))

export async function hashPassword(password: string, cost = COST): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await derive('argon2id', parameters(password, nonce, cost, HASH_BYTES))
  return `$argon2id$v=19$${encodeCost(cost)}$${encode(nonce)}$${encode(hash)}`
}

/** Does the same work when there is no hash to compare with, so that timing doesn't reveal that. */
export async function verifyPassword(password: string, encoded: string | null | undefined): Promise<boolean> {
  const known = decode(encoded)
  const { nonce, cost, expected } = known ?? { nonce: DUMMY_NONCE, cost: COST, expected: undefined }
  const hash = await derive('argon2id', parameters(password, nonce, cost, expected?.length ?? HASH_BYTES))
  return expected !== undefined && timingSafeEqual(expected, hash)
}

/** Whether a hash was made with another cost than new hashes. */
export const isOutdatedHash = (encoded: string): boolean => !encoded.startsWith(`$argon2id$v=19$${encodeCost(COST)}$`)

const DUMMY_NONCE = Buffer.alloc(16)
const ENCODED = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/

function decode(encoded: string | null | undefined) {
  const [, memory, passes, parallelism, nonce, hash] = ENCODED.exec(encoded ?? '') ?? []
  if (hash === undefined) return undefined
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    nonce: Buffer.from(nonce!, 'base64'),
    expected: Buffer.from(hash, 'base64'),
  }
}

const parameters = (password: string, nonce: Buffer, cost: Cost, tagLength: number) => ({
  // Keyboards compose accents differently: without normalization, the same password might not match.
  message: password.normalize('NFKC'),
  nonce,
  tagLength,
  ...cost,
})

const encodeCost = ({ memory, passes, parallelism }: Cost): string => `m=${memory},t=${passes},p=${parallelism}`

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
