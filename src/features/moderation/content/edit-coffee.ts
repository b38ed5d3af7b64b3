/** Corrects the facts of a coffee for a moderator. */
import type { Static } from 'typebox'
import type { Database } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { type ChangeOptions, changeCoffee } from '../../beans/coffees/change.ts'
import { findWholeCoffee } from '../../beans/coffees/change-queries.ts'
import type { ChangeCoffeeBody } from '../../beans/coffees/schemas.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { Actor } from '../audit/actor.ts'
import { type AuditEntry, markUndone } from '../audit/queries.ts'
import { record } from '../audit/record.ts'

export const FACTS = [
  ...(['name', 'roastLevel', 'coffeeType', 'origin', 'flavorProfile', 'description'] as const),
  ...(['acidityLevel', 'bodyLevel', 'processingMethod'] as const),
] as const
export type Facts = Pick<Row<'coffees'>, (typeof FACTS)[number]>

export const factsOf = (coffee: Row<'coffees'>): Facts =>
  Object.fromEntries(FACTS.map((fact) => [fact, coffee[fact]])) as Facts

export interface CoffeeUndo {
  kind: 'coffee'
  facts: Facts
}

interface EditOptions extends Pick<ChangeOptions, 'prepare'> {
  reason?: string | null
  /** The id of the audit entry of an earlier edit that this one reverts. */
  undoes?: number
}

export async function editCoffee(
  { db, catalog }: { db: Database; catalog: Catalog },
  actor: Actor,
  id: number,
  body: Static<typeof ChangeCoffeeBody>,
  { reason = null, undoes, prepare }: EditOptions = {},
): Promise<AuditEntry> {
  let entry: AuditEntry | undefined
  await changeCoffee(db, catalog, id, body, {
    prepare,
    by: 'members',
    allow: async () => {},
    onChanged: async (db, coffee) => {
      const before = factsOf(coffee)
      const after = factsOf((await findWholeCoffee(db, id))!)
      if (undoes !== undefined) await markUndone(db, undoes)
      entry = await record(db, actor, {
        action: undoes === undefined ? 'edit-coffee' : 'undo',
        ...{ subjectType: 'coffee', subjectRef: id, subjectName: coffee.name },
        ...{ memberId: coffee.submittedById, reason, before, after },
        undo: undoes === undefined ? ({ kind: 'coffee', facts: before } satisfies CoffeeUndo) : null,
      })
    },
  })
  return entry!
}
