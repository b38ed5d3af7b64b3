/** The most popular grinders: by how many members own them, then by a curated order. */
import type { FastifyInstance } from 'fastify'
import type { Grinder } from '../catalog/catalog.ts'
import { countOwners } from './queries.ts'

const LIST_SIZE = 12

/** Ownership is private: a grinder with fewer owners counts as having none, so that no single owner is revealed. */
const MIN_OWNERS = 5

/** Counting owners takes a scan, and the order hardly changes within an hour. */
const LIFETIME_MS = 60 * 60 * 1000

/** The most discussed grinders. Breaks ties, and is the whole order while the community is small. */
export const CURATED: readonly string[] = [
  'comandante-c40-mk4',
  '1zpresso-k-ultra',
  'baratza-encore',
  'fellow-ode-gen-2',
  'kingrinder-k6',
  'timemore-c2',
  'niche-zero',
  'turin-df64-gen-2',
  '1zpresso-jx-pro',
  'baratza-encore-esp',
  'eureka-mignon-specialita',
  'timemore-c3',
]

export class PopularGrinders {
  readonly #app: Pick<FastifyInstance, 'db' | 'catalog'>
  #last: { of: readonly Grinder[]; at: number; ranked: Promise<readonly Grinder[]> } | undefined

  constructor(app: Pick<FastifyInstance, 'db' | 'catalog'>) {
    this.#app = app
  }

  /** Counts at most once an hour, unless the listed grinders have changed. */
  list(): Promise<readonly Grinder[]> {
    const { grinders } = this.#app.catalog
    const last = this.#last
    if (last?.of === grinders && Date.now() - last.at < LIFETIME_MS) return last.ranked
    // Stored before the count is finished, so that concurrent requests share it.
    const ranked = this.#count(grinders)
    this.#last = { of: grinders, at: Date.now(), ranked }
    return ranked
  }

  async #count(grinders: readonly Grinder[]): Promise<readonly Grinder[]> {
    try {
      return rank(grinders, await countOwners(this.#app.db, MIN_OWNERS))
    } catch (error) {
      this.#last = undefined
      throw error
    }
  }
}

function rank(grinders: readonly Grinder[], owners: ReadonlyMap<number, number>): Grinder[] {
  const ownersOf = ({ id }: Grinder) => owners.get(id) ?? 0
  const place = new Map(CURATED.map((slug, i) => [slug, i]))
  const placeOf = ({ slug }: Grinder) => place.get(slug) ?? CURATED.length
  return [...grinders]
    .sort((a, b) => ownersOf(b) - ownersOf(a) || placeOf(a) - placeOf(b) || a.id - b.id)
    .slice(0, LIST_SIZE)
}
