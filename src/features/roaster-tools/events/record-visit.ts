/** Records what a visitor did on a page or embed, up to the limits for one client. */
import type { FastifyInstance } from 'fastify'
import type { EventKind } from '../../../db/tables.ts'
import { clientKey } from '../../../http/rate-limits.ts'
import type { NewEvent } from './recorder.ts'

const HOUR_MS = 60 * 60_000
/** Events an hour that count from one client address, for the same recipe and kind; visitors may share an address. */
const MAX_PER_HOUR: Record<EventKind, number> = { PAGE_VIEW: 60, IMPRESSION: 60, CLICK: 20, METHOD_SWITCH: 60 }
/** The same for all coffees and recipes of a roaster together, so that many coffees don't raise the limit. */
const MAX_PER_ROASTER = 600

/** Silently drops events beyond the limits. */
export async function recordVisit(
  { eventCounter, eventSources, events }: Pick<FastifyInstance, 'eventCounter' | 'eventSources' | 'events'>,
  ip: string,
  event: Required<NewEvent>,
): Promise<void> {
  const { kind, roasterId, coffeeId, recipeId, isVerified } = event
  const client = clientKey(ip)
  const isWithin = async (key: string, most: number) =>
    (await eventCounter.increment(`event ${kind} ${key} ${client}`, HOUR_MS)).current <= most
  if (!(await isWithin(`${roasterId} ${coffeeId} ${recipeId}`, MAX_PER_HOUR[kind]))) return
  if (!(await isWithin(`${roasterId}`, MAX_PER_ROASTER))) return
  const source = isVerified ? await eventSources.pool(roasterId, event.source) : null
  await events.record({ ...event, source })
}
