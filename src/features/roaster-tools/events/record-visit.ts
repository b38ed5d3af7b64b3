/** Records what a visitor did on a page or embed, as far as one client may add to the figures. */
import type { FastifyInstance } from 'fastify'
import type { EventKind } from '../../../db/tables.ts'
import { clientKey } from '../../../http/rate-limits.ts'
import type { NewEvent } from './recorder.ts'

const HOUR_MS = 60 * 60_000
/** How often an hour one client address counts for the same recipe and kind; many visitors may share an address. */
const MOST_AN_HOUR: Record<EventKind, number> = { PAGE_VIEW: 60, IMPRESSION: 60, CLICK: 20, METHOD_SWITCH: 60 }
/** The same for all coffees and recipes of a roaster together, or a roaster with many coffees could be counted up. */
const MOST_A_ROASTER = 600

/** Beyond the limit nothing is recorded, and nobody is told. */
export async function recordVisit(
  { eventCounter, eventSources, events }: Pick<FastifyInstance, 'eventCounter' | 'eventSources' | 'events'>,
  ip: string,
  event: Required<NewEvent>,
): Promise<void> {
  const { kind, roasterId, coffeeId, recipeId, isVerified } = event
  const client = clientKey(ip)
  const isWithin = async (key: string, most: number) =>
    (await eventCounter.increment(`event ${kind} ${key} ${client}`, HOUR_MS)).current <= most
  if (!(await isWithin(`${roasterId} ${coffeeId} ${recipeId}`, MOST_AN_HOUR[kind]))) return
  if (!(await isWithin(`${roasterId}`, MOST_A_ROASTER))) return
  const source = isVerified ? await eventSources.pool(roasterId, event.source) : null
  await events.record({ ...event, source })
}
