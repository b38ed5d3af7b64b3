/**
 * Loads grinders that another node has added. Grinders are kept in memory: a request for one that isn't there is run
 * again after the grinder was read from the database, and changes by other nodes are read every few seconds.
 */
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { type Catalog, UnknownGrinder } from './catalog.ts'
import { findGrinderRow, listGrindersChangedSince } from './queries.ts'

/** Clocks of nodes differ, and a transaction commits after it has set `changedAt`. */
const OVERLAP_MS = 60_000

type Service = Pick<FastifyInstance, 'db' | 'catalog'>

/** Register before the routes. Running a handler again is safe, since it threw in or before its transaction. */
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

/** Reloads a grinder after this node has changed it. */
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

/** Reads the grinders that were added or changed since the given time. */
export async function refreshGrinders({ db, catalog }: Service, since: Date): Promise<void> {
  const rows = await listGrindersChangedSince(db, new Date(since.getTime() - OVERLAP_MS).toISOString())
  const changed = rows.filter((row) => !isKnown(catalog, row))
  if (changed.length > 0) catalog.putGrinders(changed)
}

const isKnown = (catalog: Catalog, { slug, changedAt }: { slug: string; changedAt: string | null }): boolean =>
  catalog.findGrinderBySlug(slug)?.changedAt === changedAt
