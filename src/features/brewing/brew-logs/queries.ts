/** All SQL of brew logs. Every query for a member is limited to their own. */
import { sql } from 'kysely'
import type { Condition, Projection } from '../../../db/keyset-scan.ts'
import { type Db, engineOf } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { queryRaw } from '../../../db/raw-sql.ts'
import type { Row } from '../../../db/tables.ts'
import type { DaySpan } from '../../../domain/calendar.ts'
import type { CoffeeColumns } from '../../recipes/browse/read.ts'

/** The coffee's columns are null for a log without a coffee. */
export type BrewLogRow = Row<'brewLogs'> & {
  [K in Exclude<keyof CoffeeColumns, 'coffeeProfileId'>]: CoffeeColumns[K] | null
}

const COLUMNS = `b.*, c.name as "coffeeName", c.slug as "coffeeSlug", c."roastLevel", c."coffeeType", c.origin,
  c."flavorProfile", c."roasterId", o.name as "roasterName", o.slug as "roasterSlug"`

const JOINED = `left join coffees c on c.id = b."coffeeProfileId" left join roasters o on o.id = c."roasterId"`

/** For keyset scans, which join on `l.id`. */
export const BREW_LOG_COLUMNS: Projection = { columns: COLUMNS, joined: `join "brewLogs" b on b.id = l.id ${JOINED}` }

const SELECT = `select ${COLUMNS} from "brewLogs" b ${JOINED} where b."userId" = ?`

export async function findBrewLog(db: Db, userId: number, id: number): Promise<BrewLogRow | undefined> {
  const [row] = await queryRaw<BrewLogRow>(db, `${SELECT} and b.id = ?`, [userId, id])
  return row
}

/** Newest first. */
export const listLatestBrewLogs = (db: Db, userId: number, limit: number): Promise<BrewLogRow[]> =>
  queryRaw<BrewLogRow>(db, `${SELECT} order by b.id desc limit ?`, [userId, limit])

/** The latest log before this one with the same coffee and, if given, the same method. */
export async function findEarlierBrewLog(
  db: Db,
  { userId, id, coffeeProfileId }: Pick<BrewLogRow, 'userId' | 'id' | 'coffeeProfileId'>,
  method?: string,
): Promise<BrewLogRow | undefined> {
  const sameMethod = method === undefined ? '' : ' and b.method = ?'
  const where = `and b."coffeeProfileId" = ? and b.id < ?${sameMethod} order by b.id desc limit 1`
  const [row] = await queryRaw<BrewLogRow>(db, `${SELECT} ${where}`, [
    userId,
    coffeeProfileId,
    id,
    ...(method === undefined ? [] : [method]),
  ])
  return row
}

/** How many brews of a coffee are compared. */
const COMPARED_BREWS = 50

const ofCoffee = prepared(
  (db, p: { userId: number; coffeeProfileId: number; method: string; grinderId: number; id: number }) =>
    db
      .selectFrom('brewLogs')
      .select(['grindSetting', 'rating'])
      .where('userId', '=', p.userId)
      .where('coffeeProfileId', '=', p.coffeeProfileId)
      .where('method', '=', p.method)
      .where('grinderId', '=', p.grinderId)
      .where('grindSetting', 'is not', null)
      .where('id', '<=', p.id)
      .orderBy('id', 'desc')
      .limit(COMPARED_BREWS),
)
/**
 * The user's brews of the same coffee with the same method and grinder, up to and including this log, newest first.
 * Empty if the log has no coffee or grinder.
 */
export async function listBrewsOfCoffee(
  db: Db,
  { userId, coffeeProfileId, method, grinderId, id }: Row<'brewLogs'>,
): Promise<{ grindSetting: number; rating: number | null }[]> {
  if (coffeeProfileId === null || grinderId === null) return []
  const brews = await ofCoffee.all(db, { userId, coffeeProfileId, method, grinderId, id })
  return brews.map(({ grindSetting, rating }) => ({ grindSetting: grindSetting!, rating }))
}

/** Newest first. */
export const listBrewLogsWithin = (
  db: Db,
  userId: number,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<BrewLogRow[]> =>
  queryRaw<BrewLogRow>(
    db,
    `${SELECT} and b."createdAt" >= ? and b."createdAt" < ? order by b."createdAt" desc, b.id desc limit ?`,
    [userId, from, to, limit],
  )

const figuresWithin = prepared((db, p: { userId: number; from: string; to: string }) =>
  db
    .selectFrom('brewLogs')
    .select(['coffeeProfileId', 'doseGrams', 'rating', 'createdAt'])
    .where('userId', '=', p.userId)
    .where('createdAt', '>=', p.from)
    .where('createdAt', '<', p.to),
)
export const listFiguresWithin = (db: Db, userId: number, from: string, to: string) =>
  figuresWithin.all(db, { userId, from, to })

const latestFigures = prepared((db, p: { userId: number; limit: number }) =>
  db
    .selectFrom('brewLogs')
    .select(['coffeeProfileId', 'method', 'grinderId', 'grindSetting', 'doseGrams', 'waterGrams', 'rating'])
    .where('userId', '=', p.userId)
    .orderBy('id', 'desc')
    .limit(p.limit),
)
/** Newest first, rated or not. */
export const listLatestFigures = (db: Db, userId: number, limit: number) => latestFigures.all(db, { userId, limit })

/** Returns whether each day has a brew, with one index lookup a day. */
export async function listBrewedDays(db: Db, userId: number, days: readonly DaySpan[]): Promise<boolean[]> {
  const brew = `select 1 from "brewLogs" where "userId" = ? and "createdAt" >=`
  const text =
    engineOf(db) === 'postgres'
      ? `select position - 1 as day from json_array_elements(?::json) with ordinality as days(span, position)
         cross join lateral (${brew} (span->>0)::timestamptz and "createdAt" < (span->>1)::timestamptz limit 1) found`
      : `select key as day from json_each(?)
         where exists (${brew} json_extract(value, '$[0]') and "createdAt" < json_extract(value, '$[1]'))`
  const spans = JSON.stringify(days.map(({ from, to }) => [from, to]))
  const found = new Set((await queryRaw<{ day: number }>(db, text, [spans, userId])).map(({ day }) => day))
  return days.map((_, i) => found.has(i))
}

const countOf = prepared((db, p: { userId: number }) =>
  db
    .selectFrom('brewLogs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('userId', '=', p.userId),
)
export const countAllBrewLogs = async (db: Db, userId: number): Promise<number> =>
  (await countOf.first(db, { userId }))?.total ?? 0

/** Stops counting at `most`. */
export async function countBrewLogs(db: Db, conditions: readonly Condition[], most: number): Promise<number> {
  const where = conditions.map((condition) => condition.sql).join(' and ')
  const text = `select count(*) as n from (select 1 from "brewLogs" where ${where} limit ?) counted`
  const [row] = await queryRaw<{ n: number }>(db, text, [...conditions.flatMap(({ values }) => values), most])
  return row?.n ?? 0
}

export type NewBrewLog = Omit<Row<'brewLogs'>, 'id' | 'savedAsRecipe'>

const insert = prepared((db, p: NewBrewLog) =>
  db
    .insertInto('brewLogs')
    .values({
      userId: p.userId,
      recipeId: p.recipeId,
      coffeeProfileId: p.coffeeProfileId,
      grinderId: p.grinderId,
      machineId: p.machineId,
      method: p.method,
      doseGrams: p.doseGrams,
      waterGrams: p.waterGrams,
      grindSetting: p.grindSetting,
      grindSettingText: p.grindSettingText,
      grindIndex: p.grindIndex,
      waterTempF: p.waterTempF,
      brewTimeSeconds: p.brewTimeSeconds,
      daysOffRoast: p.daysOffRoast,
      tds: p.tds,
      steps: p.steps,
      firstDropSeconds: p.firstDropSeconds,
      outcome: p.outcome,
      notes: p.notes,
      rating: p.rating,
      tasteProfile: p.tasteProfile,
      extractionFeedback: p.extractionFeedback,
      createdAt: p.createdAt,
      updatedAt: p.updatedAt,
    })
    .returning('id'),
)
export async function insertBrewLog(db: Db, brewLog: NewBrewLog): Promise<number> {
  const [inserted] = await insert.all(db, brewLog)
  return inserted!.id
}

/** Owner and time of a log can't be changed. */
export type BrewLogChanges = Partial<Omit<Row<'brewLogs'>, 'id' | 'userId' | 'createdAt'>>

const locked = prepared((db, p: { id: number; userId: number }) =>
  db
    .selectFrom('brewLogs')
    .select(['recipeId', 'grinderId', 'grindSetting', 'grindSettingText'])
    .where('id', '=', p.id)
    .where('userId', '=', p.userId)
    .$if(engineOf(db) === 'postgres', (query) => query.forNoKeyUpdate()),
)
/** Returns the columns that an update depends on, locked until the transaction ends. */
export const lockBrewLog = (db: Db, userId: number, id: number) => locked.first(db, { id, userId })

/** Returns whether the user has this log. */
export async function updateBrewLog(db: Db, userId: number, id: number, changes: BrewLogChanges): Promise<boolean> {
  const changed = await db
    .updateTable('brewLogs')
    .set(changes)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export function deleteBrewLog(db: Db, userId: number, id: number): Promise<{ recipeId: number | null } | undefined> {
  return db
    .deleteFrom('brewLogs')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('recipeId')
    .executeTakeFirst()
}

const count = prepared((db, p: { id: number; by: number }) =>
  db
    .updateTable('recipes')
    .set(({ ref }) => ({ brewCount: sql`${ref('brewCount')} + ${p.by}` }))
    .where('id', '=', p.id),
)
/** Adds to a recipe's brew counter. */
export const addToBrewCount = (db: Db, recipeId: number, by: 1 | -1): Promise<number> =>
  count.run(db, { id: recipeId, by })
