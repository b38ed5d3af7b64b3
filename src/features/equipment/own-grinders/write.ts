/** Adds, changes and deletes grinders that a member describes. */
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { conflict, notFound, orNotFound, unauthorized } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { lockMember, lockUser } from '../../members/accounts/lock-user.ts'
import type { Catalog, Grinder } from '../catalog/catalog.ts'
import { newOwnSlug } from '../catalog/own-slug.ts'
import { deleteOwned, GRINDERS, saveOwned } from '../owned/queries.ts'
import { type Description, describeGrinder } from './describe.ts'
import {
  deleteOpenSuggestion,
  findOwnGrinder,
  insertOwnGrinder,
  insertSuggestion,
  listOwnGrinders,
  type OwnGrinderRow,
  type SuggestionRow,
  updateOwnGrinder,
} from './queries.ts'
import { reindexOwnGrinder } from './reindex.ts'

export const MAX_OWN_GRINDERS = 20

type App = Pick<FastifyInstance, 'db' | 'catalog' | 'quotas'>

/** Also adds the grinder to the member's equipment. */
export async function addOwnGrinder(app: App, userId: number, body: Description): Promise<Grinder> {
  const described = await describeGrinder(app, userId, body)
  const row = await transaction(app.db, async (db) => {
    // Serializes additions by the same member, so that the limit holds.
    if (!(await lockUser(db, { id: userId }, 'no key update'))) throw unauthorized()
    await app.quotas.count(db, userId, 'ownGrinders')
    if ((await listOwnGrinders(db, userId)).length >= MAX_OWN_GRINDERS) throw tooMany()
    const grinder = { ...described, slug: newOwnSlug(), ownerId: userId, visibility: 'private' as const }
    const row = await insertOwnGrinder(db, grinder)
    await saveOwned(db, GRINDERS, userId, row.id, {})
    return row
  })
  return show(app.catalog, row)
}

const tooMany = () =>
  conflict(
    message('You can have up to {limit, number} grinders of your own. Delete one first.', { limit: MAX_OWN_GRINDERS }),
    'too_many_grinders',
  )

/** Also recomputes the grind indexes of the owner's brews and recipes. */
export async function changeOwnGrinder(app: App, userId: number, id: number, body: Description): Promise<Grinder> {
  await requireChangeable(app.db, userId, id)
  const described = await describeGrinder(app, userId, body, id)
  const row = await transaction(app.db, async (db) => {
    await lockMember(db, userId)
    await app.quotas.count(db, userId, 'equipment')
    const row = orNotFound(await updateOwnGrinder(db, userId, id, described), 'Grinder')
    await reindexOwnGrinder(db, userId, row)
    return row
  })
  return show(app.catalog, row)
}

/** Brews and recipes that used it keep it, but nobody can choose it any more. */
export async function removeOwnGrinder(app: App, userId: number, id: number): Promise<void> {
  await requireChangeable(app.db, userId, id)
  const row = await transaction(app.db, async (db) => {
    await lockMember(db, userId)
    await deleteOpenSuggestion(db, userId, id)
    await deleteOwned(db, GRINDERS, userId, id)
    return orNotFound(await updateOwnGrinder(db, userId, id, { isRetired: true }), 'Grinder')
  })
  show(app.catalog, row)
}

export async function suggestOwnGrinder(app: App, userId: number, id: number, sources: string): Promise<SuggestionRow> {
  await requireChangeable(app.db, userId, id)
  return transaction(app.db, async (db) => {
    await lockMember(db, userId)
    await app.quotas.count(db, userId, 'suggestions')
    const suggestion = await insertSuggestion(db, { grinderId: id, userId, sources: sources.trim() })
    if (!suggestion) throw conflict(message('You suggested it already. We look at it soon.'), 'already_suggested')
    return suggestion
  })
}

export async function withdrawSuggestion({ db }: App, userId: number, id: number): Promise<void> {
  if (!(await findOwnGrinder(db, userId, id))) throw notFound('Grinder')
  await deleteOpenSuggestion(db, userId, id)
}

/** Throws if the grinder is in the catalog, since others rely on it there. */
async function requireChangeable(db: Db, userId: number, id: number): Promise<OwnGrinderRow> {
  const row = orNotFound(await findOwnGrinder(db, userId, id), 'Grinder')
  if (row.visibility === 'listed') {
    throw conflict(message("It's in the catalog now, so only we can change it."), 'in_catalog')
  }
  return row
}

function show(catalog: Catalog, row: OwnGrinderRow): Grinder {
  catalog.putGrinders([row])
  return catalog.requireGrinder(row.id)
}
