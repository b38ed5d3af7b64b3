/**
 * Measures searches among coffees that were made to slow searches down: `node bench/hostile.ts` for SQLite,
 * `scripts/with-services node bench/hostile.ts` for PostgreSQL. On SQLite it measures CPU time, which a busy machine
 * hardly changes; on PostgreSQL elapsed time, since other processes do part of the work.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../src/app.ts'
import { type DatabaseConfig, loadConfig } from '../src/config.ts'
import { type Database, openDatabase } from '../src/db/open.ts'
import { addCoffee, readNewCoffee } from '../src/features/beans/coffees/create.ts'
import { findOrCreateRoaster } from '../src/features/beans/roasters/find-or-create.ts'
import { createRandom, type Random } from '../src/features/service/demo/random.ts'
import { prepareSchema } from './data/prepare.ts'

const COFFEES = 2_500
/** The most that a search within a roaster reads one by one (`MAX_NARROW_ROWS`). */
const OF_ONE_ROASTER = 1_500
const RUNS = 30
const WARM_RUNS = 10
const LIMIT_MS = 20

interface Hostile {
  name: string
  flavors?: string[]
}
interface Kind {
  coffees: number
  coffee: (i: number, random: Random) => Hostile
  queries: string[]
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const eight = (stem: string): string[] => LETTERS.slice(0, 8).map((letter) => stem + letter)
const GEAR = ['v60', 'hario', 'aeropress', 'comandante', 'baratza', 'encore', 'espresso', 'moka']

function misspell(random: Random, word: string): string {
  const at = random.between(1, word.length - 1)
  return word.slice(0, at) + random.pick(LETTERS) + word.slice(at + 1)
}

const misspelled = (random: Random, word: string, count: number): string =>
  Array.from({ length: count }, () => misspell(random, word)).join(' ')

const KINDS: Record<string, Kind> = {
  'eight new words each': {
    coffees: COFFEES,
    coffee: (i) => ({
      name: eight('konga')
        .map((word) => word + i.toString(36))
        .join(' '),
    }),
    queries: ['konga', 'xkonga', eight('kong').join(' '), eight('konga').join(' ')],
  },
  'the same words, almost all together': {
    coffees: COFFEES,
    coffee: (i) => ({
      name: `lot ${i}`,
      flavors: eight('mocca').flatMap((word, which) => (which === i % 8 ? [] : [`${word} ${word}x ${word}y ${word}z`])),
    }),
    queries: ['moccaa moccab', eight('mocca').join(' '), eight('moca').join(' ')],
  },
  'misspelled words, longest texts': {
    coffees: OF_ONE_ROASTER,
    coffee: (_, random) => ({
      name: misspelled(random, 'quindio', 14),
      flavors: Array.from({ length: 20 }, () => misspelled(random, 'quindio', 12)),
    }),
    queries: ['quindio', 'qiundio', 'quin', eight('quindi').join(' ')],
  },
  'names of equipment': {
    coffees: COFFEES,
    coffee: (i) => ({ name: `${GEAR.filter((_, bit) => (i >> bit) & 1).join(' ')} ${i}` }),
    queries: ['espresso', 'v60 aeropress', GEAR.join(' ')],
  },
}

const roasterOf = (kind: string): string => `Roaster of ${kind}`

async function insertCoffees(db: Database): Promise<void> {
  const random = createRandom(1)
  for (const [kind, { coffees, coffee }] of Object.entries(KINDS)) {
    await db.transaction().execute(async (db) => {
      const { roaster } = await findOrCreateRoaster(db, roasterOf(kind))
      for (let i = 0; i < coffees; i++) {
        const { name, flavors } = coffee(i, random)
        await addCoffee(db, roaster, readNewCoffee({ name, flavorNotes: flavors, roastLevel: 'MEDIUM' }), null, `h${i}`)
      }
    })
  }
}

const pathsOf = (kind: string, query: string): string[] => {
  const [q, roaster] = [encodeURIComponent(query), encodeURIComponent(roasterOf(kind))]
  return [
    `/api/coffees?q=${q}`,
    `/api/coffees?q=${q}&roaster=${roaster}`,
    `/api/recipes/search?q=${q}`,
    `/api/recipes/search?q=${q}&roaster=${roaster}`,
    `/api/recipes/search?flavorProfile=${q}`,
    `/api/coffees/suggestions?name=${q}`,
  ]
}

async function measure(database: DatabaseConfig, dataDir: string): Promise<boolean> {
  const settings = { DATA_DIR: dataDir, BASE_URL: 'http://localhost', LOG_LEVEL: 'silent', SEED_DEMO: 'false' }
  const app = await buildApp({ ...loadConfig(settings), database })
  let requests = 0
  const timeOf = async (path: string) => {
    requests++
    const started = performance.now()
    const before = process.cpuUsage()
    // A different URL and client address each time, so that no response is cached and no request is refused.
    await app.inject({ url: `${path}&n=${requests}`, remoteAddress: `10.0.${requests >> 8}.${requests & 255}` })
    const { user, system } = process.cpuUsage(before)
    return database.engine === 'postgres' ? performance.now() - started : (user + system) / 1000
  }
  const median = async (path: string) => {
    for (let i = 0; i < WARM_RUNS; i++) await timeOf(path)
    const times: number[] = []
    for (let i = 0; i < RUNS; i++) times.push(await timeOf(path))
    return times.sort((a, b) => a - b)[RUNS / 2]!
  }
  const slow: string[] = []
  for (const [kind, { queries }] of Object.entries(KINDS)) {
    for (const path of queries.flatMap((query) => pathsOf(kind, query))) {
      const ms = await median(path)
      if (ms > LIMIT_MS) slow.push(path)
      process.stdout.write(`${ms.toFixed(1).padStart(6)} ms  ${kind}: ${decodeURIComponent(path)}\n`)
    }
  }
  await app.close()
  process.stdout.write(slow.length > 0 ? `${slow.length} above ${LIMIT_MS} ms\n` : `All below ${LIMIT_MS} ms\n`)
  return slow.length === 0
}

const dataDir = mkdtempSync(join(tmpdir(), 'brewprint-hostile-'))
const url = process.env.TEST_DATABASE_URL
const database: DatabaseConfig = url
  ? { engine: 'postgres', url }
  : { engine: 'sqlite', path: join(dataDir, 'hostile.db') }
try {
  await prepareSchema(database)
  const db = openDatabase(database)
  await insertCoffees(db)
  // As if each coffee had a recipe: those without are left out of the search for recipes.
  await db.updateTable('coffees').set({ recipeCount: 1 }).execute()
  await db.destroy()
  process.exitCode = (await measure(database, dataDir)) ? 0 : 1
} finally {
  rmSync(dataDir, { recursive: true })
}
