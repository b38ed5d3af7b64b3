/** All SQL of discovery: candidates with what they are chosen by, and what their viewer owns and has brewed. */
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import type { Row } from '../../db/tables.ts'
import { idListTable, select } from '../../db/text-query.ts'

const CHOSEN_BY = [
  'id',
  'wilson',
  'roastLevel',
  'tasteStrength',
  'tasteAcidity',
  'tasteBody',
  'tasteBitterness',
  'brewMethod',
  'machineId',
  'grinderId',
  'coffeeProfileId',
  'createdById',
] as const
export type Candidate = Pick<Row<'recipes'>, (typeof CHOSEN_BY)[number]>

const COLUMNS = CHOSEN_BY.map((column) => `r."${column}"`).join(', ')

export function listCandidateRows(db: Db, ids: readonly number[]): Promise<Candidate[]> {
  return select<Candidate>(
    db,
    `select ${COLUMNS} from ${idListTable(db, 'l')} join recipes r on r.id = l.value order by l.position`,
    [JSON.stringify(ids)],
  )
}

/** Those of the coffees that a user has brewed: one step into an index for each. */
export async function listBrewed(db: Db, userId: number, coffeeIds: readonly number[]): Promise<number[]> {
  const sql = `select l.value as id from ${idListTable(db, 'l')}
    where exists (select 1 from "brewLogs" b where b."userId" = ? and b."coffeeProfileId" = l.value)`
  return (await select<{ id: number }>(db, sql, [JSON.stringify(coffeeIds), userId])).map(({ id }) => id)
}

const machinesOf = prepared((db, p: { userId: number }) =>
  db.selectFrom('userMachines').select('machineId as id').where('userId', '=', p.userId),
)
const grindersOf = prepared((db, p: { userId: number }) =>
  db.selectFrom('userGrinders').select('grinderId as id').where('userId', '=', p.userId),
)

export interface Owned {
  machineIds: number[]
  grinderIds: number[]
}

export async function listOwned(db: Db, userId: number): Promise<Owned> {
  const [machines, grinders] = await Promise.all([machinesOf.all(db, { userId }), grindersOf.all(db, { userId })])
  return { machineIds: machines.map(({ id }) => id), grinderIds: grinders.map(({ id }) => id) }
}
