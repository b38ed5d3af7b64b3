/**
 * Limits the number of hosts that a roaster's events are counted by. The roaster's own hosts always count: its website,
 * its allowed domains and our pages. Of other hosts, the first `MAX_HOSTS` of each month count, and all further ones
 * are pooled as `other`: anybody can invent hosts, which would fill the tables.
 */
import { LRUCache } from 'lru-cache'
import type { Db } from '../../../db/open.ts'
import { findOwnHosts, listSourceHosts } from './source-queries.ts'

export const MAX_HOSTS = 50
export const OTHER_HOSTS = 'other'

/** New settings of a roaster, and hosts that another node has added, take effect after this time at the latest. */
const LIFETIME_MS = 60_000
const MAX_ROASTERS = 1000

interface Known {
  /** Own hosts; each includes its subdomains. */
  own: string[]
  month: string
  hosts: Set<string>
}

export class SourceHosts {
  readonly #db: Db
  readonly #baseUrl: () => string
  readonly #known = new LRUCache<number, Known>({ max: MAX_ROASTERS, ttl: LIFETIME_MS })

  constructor(db: Db, baseUrl: () => string) {
    this.#db = db
    this.#baseUrl = baseUrl
  }

  /** Returns the source unchanged, or `other` if its host is beyond the limit. */
  async pool(roasterId: number, source: string | null): Promise<string | null> {
    if (source === null) return null
    const host = source.split('/', 1)[0]!
    const known = await this.#knownOf(roasterId)
    if (known.hosts.has(host) || known.own.some((own) => isWithin(host, own))) return source
    if (known.hosts.size >= MAX_HOSTS) return OTHER_HOSTS
    known.hosts.add(host)
    return source
  }

  async #knownOf(roasterId: number): Promise<Known> {
    const month = new Date().toISOString().slice(0, 7)
    const cached = this.#known.get(roasterId)
    if (cached?.month === month) return cached
    const own = [new URL(this.#baseUrl()).host, ...(await findOwnHosts(this.#db, roasterId))]
    const counted = await listSourceHosts(this.#db, roasterId, `${month}-01`)
    const hosts = counted.filter((host) => host !== OTHER_HOSTS && !own.some((each) => isWithin(host, each)))
    // A concurrent call may have filled the cache in the meantime and added hosts to it.
    const latest = this.#known.get(roasterId)
    if (latest?.month === month) return latest
    const known = { own, month, hosts: new Set(hosts) }
    this.#known.set(roasterId, known)
    return known
  }
}

/** Ignores the port of the host unless the domain has one, as the check of allowed domains does. */
function isWithin(host: string, domain: string): boolean {
  const name = /:\d+$/.test(domain) ? host : host.replace(/:\d+$/, '')
  return name === domain || name.endsWith(`.${domain}`)
}
