/** All SQL of discovery: candidates with what they are ranked by, and what their viewer owns and has brewed. */
import type { Db } from '../../db/open.ts'
import { prepared } from '../../db/prepared.ts'
import type { Row } from '../../db/tables.ts'
import { idListTable, select } from '../../db/text-query.ts'

const RANKED_BY = [
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
] as const
export type Candidate = Pick<Row<'recipes'>, (typeof RANKED_BY)[number]>

const COLUMNS = RANKED_BY.map((column) => `r."${column}"`).join(', ')

/** Those that are new to a user: neither theirs nor for a coffee that they have brewed. */
export function listNewCandidates(db: Db, userId: number, ids: readonly number[]): Promise<Candidate[]> {
  const sql = `select ${COLUMNS} from ${idListTable(db, 'l')} join recipes r on r.id = l.value
    where (r."createdById" is null or r."createdById" <> ?) and not exists (
      select 1 from "brewLogs" b where b."userId" = ? and b."coffeeProfileId" = r."coffeeProfileId")
    order by l.position`
  return select<Candidate>(db, sql, [JSON.stringify(ids), userId, userId])
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
