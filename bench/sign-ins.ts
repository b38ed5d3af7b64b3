/** Measures commits during many sign-ins: password hashing and flushing the WAL share libuv's thread pool. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { hashPassword } from '../src/features/members/accounts/passwords.ts'
import { workingCopy } from './data/database-cache.ts'
import { SIZES, type SizeName } from './data/sizes.ts'
import { startLoadGenerator } from './load/processes.ts'
import { startServer } from './load/server.ts'
import {
  callsOfRound,
  countErrors,
  type Figures,
  figuresOf,
  jobFor,
  type Pace,
  type Subject,
  warmMsOf,
} from './measure.ts'
import { readFacts } from './work/facts.ts'
import { post, type Scenario } from './work/scenario.ts'
import { WRITES } from './work/writes.ts'

export interface MeasuredSignIns {
  name: string
  size: string
  alone: Figures
  beside: Figures
  signInsPerSecond: number
  errors: number
}

export const SIGN_INS = 20
/** Few enough that commits don't wait for each other. */
const WRITES_PER_SECOND = 50
const WRITERS = 8
const PASSWORD = 'a password for measurements'

const SIGN_IN: Scenario = {
  name: 'sign-in',
  hasUniqueUrls: false,
  isOnce: true,
  status: 200,
  calls: ({ tokens }) =>
    tokens.map((_, i) => post('/api/auth/login', { email: `member-${i + 1}@bench.example`, password: PASSWORD })),
}

/** Uses a separate server that isn't pinned to a core, since hashing runs on all cores. */
export async function measureSignIns(kept: string, name: SizeName, pace: Pace): Promise<MeasuredSignIns> {
  const dataDir = workingCopy(kept, `sign-ins-${name}`)
  const path = join(dataDir, 'brewprint.db')
  await givePasswords(path)
  const facts = await readFacts(SIZES[name], { engine: 'sqlite', path })
  const server = await startServer('service', dataDir, { isPinned: false })
  try {
    return await measureOn({ name, dataDir, server, facts }, pace)
  } finally {
    await server.stop()
  }
}

async function measureOn(subject: Subject, pace: Pace): Promise<MeasuredSignIns> {
  const [load, other] = [startLoadGenerator(), startLoadGenerator()]
  const write = WRITES[0]!
  const votes = await jobFor(write, subject, pace)
  const signIns = await jobFor(SIGN_IN, subject, pace)
  const alone = []
  const beside = []
  const signedIn = []
  for (let round = 0; round < pace.rounds; round++) {
    const warmMs = warmMsOf(pace, round)
    const job = (n: number) => ({
      ...callsOfRound(votes, round * 2 + n, pace.rounds * 2),
      ...{ connections: WRITERS, rate: WRITES_PER_SECOND, warmMs },
    })
    alone.push(await load.run(job(0)))
    const [written, answered] = await Promise.all([
      load.run(job(1)),
      other.run({ ...signIns, connections: SIGN_INS, warmMs }),
    ])
    beside.push(written)
    signedIn.push(answered)
  }
  await Promise.all([load.stop(), other.stop()])
  return {
    name: write.name,
    size: subject.name,
    alone: figuresOf(alone),
    beside: figuresOf(beside),
    signInsPerSecond: figuresOf(signedIn).perSecond,
    errors: countErrors([alone, beside, signedIn]),
  }
}

/** Sets the same password for all members, who are generated without one: hashing one for each would take hours. */
async function givePasswords(path: string): Promise<void> {
  const database = new DatabaseSync(path)
  database.prepare('update users set "passwordHash" = ?').run(await hashPassword(PASSWORD))
  database.close()
}
