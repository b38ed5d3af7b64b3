/**
 * Loads grinders that another node has added. Grinders are in memory, so a request that meets one that isn't is run
 * again after it was read from the database; what changed on other nodes is read every few seconds.
 */
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { type Catalog, UnknownGrinder } from './catalog.ts'
import { findGrinderRow, listGrindersChangedSince } from './queries.ts'

/** Clocks of nodes differ, and a transaction commits after its time was taken. */
const OVERLAP_MS = 60_000

type Service = Pick<FastifyInstance, 'db' | 'catalog'>

/** Register before the routes. A failed run has changed nothing: it threw inside its transaction, or before it. */
export function registerUnknownGrinders(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const again = async (error: unknown) => {
        if (!(await loadUnknown(app, error))) throw error
        return handler.call(this, request, reply)
      }
      try {
        const answer: unknown = handler.call(this, request, reply)
        return isPromise(answer) ? answer.catch(again) : answer
      } catch (error) {
        return again(error)
      }
    } as RouteHandlerMethod
  })
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/** Returns whether the grinder exists after all. */
async function loadUnknown({ db, catalog }: Service, error: unknown): Promise<boolean> {
  if (!(error instanceof UnknownGrinder)) return false
  const row = await findGrinderRow(db, error.sought)
  if (row) catalog.putGrinders([row])
  return row !== undefined
}

/** Reads a grinder again that was changed here. */
export async function reloadGrinder({ db, catalog }: Service, id: number): Promise<void> {
  const row = await findGrinderRow(db, { id })
  if (row) catalog.putGrinders([row])
}

/** Loads the grinders of these slugs that aren't in memory. */
export async function loadBySlug({ db, catalog }: Service, slugs: readonly string[]): Promise<void> {
  for (const slug of new Set(slugs)) {
    if (catalog.findGrinderBySlug(slug)) continue
    const row = await findGrinderRow(db, { slug })
    if (row) catalog.putGrinders([row])
  }
}

/** Reads what was added or changed since the last call. */
export async function refreshGrinders({ db, catalog }: Service, since: Date): Promise<void> {
  const rows = await listGrindersChangedSince(db, new Date(since.getTime() - OVERLAP_MS).toISOString())
  const changed = rows.filter((row) => !isKnown(catalog, row))
  if (changed.length > 0) catalog.putGrinders(changed)
}

const isKnown = (catalog: Catalog, { slug, changedAt }: { slug: string; changedAt: string | null }): boolean =>
  catalog.findGrinderBySlug(slug)?.changedAt === changedAt
