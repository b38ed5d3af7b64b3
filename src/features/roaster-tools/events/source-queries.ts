/** SQL of the hosts that a roaster's events come from. */
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'

const ownHosts = prepared((db, p: { roasterId: number }) =>
  db
    .selectFrom('roasters as r')
    .leftJoin('embedSettings as e', 'e.roasterId', 'r.id')
    .select(['r.websiteUrl', 'e.allowedDomains'])
    .where('r.id', '=', p.roasterId),
)

/** The host of the roaster's website, and its allowed domains. */
export async function findOwnHosts(db: Db, roasterId: number): Promise<string[]> {
  const row = await ownHosts.first(db, { roasterId })
  const website = row?.websiteUrl && URL.canParse(row.websiteUrl) ? new URL(row.websiteUrl).hostname : undefined
  return [...(website ? [website.replace(/^www\./, '')] : []), ...(row?.allowedDomains ?? [])]
}

/** Far more than are counted in a month, in case an earlier version counted every host. */
const MAX_ROWS_READ = 1000

const hostsSince = prepared((db, p: { roasterId: number; from: string }) =>
  db
    .selectFrom('eventDays')
    .select('value')
    .distinct()
    .where('roasterId', '=', p.roasterId)
    .where('dimension', '=', 'source')
    .where('day', '>=', p.from)
    .where('value', '<>', '')
    .limit(MAX_ROWS_READ),
)

/** The hosts that were counted from this day on. */
export async function listSourceHosts(db: Db, roasterId: number, from: string): Promise<string[]> {
  const rows = await hostsSince.all(db, { roasterId, from })
  return rows.map(({ value }) => value)
}
