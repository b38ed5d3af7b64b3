/** What recommendations are chosen from: the most liked for some equipment, and of all. Read once for everybody. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/open.ts'
import { type Walk, walk } from '../../db/walk.ts'
import { RECOMMENDED_CANDIDATES } from '../../domain/ranking.ts'
import { type Candidate, listCandidateRows, type Owned } from './queries.ts'

/** For the brewers, and for the grinders, that somebody owns: a few times what is ever shown. */
const FOR_OWNED = 200
/** Of one in memory, about. */
const CANDIDATE_BYTES = 200

type Top = Pick<Walk, 'order' | 'group' | 'limit'>

/** Each once; a bounded number from the top of an index. */
export async function listCandidates(app: FastifyInstance, { machineIds, grinderIds }: Owned): Promise<Candidate[]> {
  const tops = await Promise.all([
    listTop(app, { order: 'upvotes', group: { column: 'machineId', values: machineIds }, limit: FOR_OWNED }),
    listTop(app, { order: 'upvotes', group: { column: 'grinderId', values: grinderIds }, limit: FOR_OWNED }),
    listTop(app, { order: 'wilson', limit: RECOMMENDED_CANDIDATES }),
  ])
  const known = new Map<number, Candidate>()
  for (const top of tops) for (const candidate of top) known.set(candidate.id, candidate)
  return [...known.values()]
}

function listTop({ answers, db }: FastifyInstance, top: Top): Promise<readonly Candidate[]> {
  return answers.part(
    `candidates ${JSON.stringify(top)}`,
    { tables: ['recipes'] },
    () => readTop(db, top),
    ({ length }) => length * CANDIDATE_BYTES,
  )
}

async function readTop(db: Db, top: Top): Promise<readonly Candidate[]> {
  const places = await walk(db, { table: 'recipes', ...top })
  return listCandidateRows(
    db,
    places.map(({ id }) => id),
  )
}
