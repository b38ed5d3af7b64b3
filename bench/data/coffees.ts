/** Generates roasters and their coffees, with counts and search words. */
import { COFFEE_TYPES, type CoffeeType } from '../../src/db/tables.ts'
import { ROAST_LEVELS, type RoastLevel } from '../../src/domain/catalog.ts'
import { originKeys } from '../../src/domain/origins.ts'
import { toSlug } from '../../src/domain/text.ts'
import { searchColumns } from '../../src/features/beans/coffees/search-text.ts'
import { addTrendWeights, trendWeight } from '../../src/features/beans/coffees/trend.ts'
import { nameKeyOf } from '../../src/features/beans/roasters/names.ts'
import { createRandom } from '../../src/features/service/demo/random.ts'
import type { NamedRow } from './part.ts'
import type { Size } from './sizes.ts'
import { deal } from './skew.ts'
import { isoTime, momentMs } from './timeline.ts'
import * as words from './words.ts'

export interface CoffeeBase {
  roasterId: number
  roastLevel: RoastLevel
  coffeeType: CoffeeType
  acidityLevel: number
  bodyLevel: number
}

const ROASTER_SKEW = 0.6
const FACETS = ROAST_LEVELS.flatMap((roastLevel) => COFFEE_TYPES.map((coffeeType) => ({ roastLevel, coffeeType })))
/** Most coffees are light to medium and single origins. */
const ROAST_WEIGHTS = [3, 4, 5, 2, 1]
const TYPE_WEIGHTS = [7, 3, 1]

export class Coffees {
  readonly #size: Size
  readonly #bases: CoffeeBase[] = []
  readonly #trend: Float64Array
  readonly #facetSizes = FACETS.map(() => 0)
  readonly #roasterNames: string[]
  /** The number of texts that contain each word. */
  readonly words = new Map<string, number>()

  constructor(size: Size) {
    this.#size = size
    this.#trend = new Float64Array(size.coffees + 1)
    this.#roasterNames = roasterNames(size.roasters)
    const random = createRandom(5)
    const roasterOf = deal(random, size.coffees, size.roasters, ROASTER_SKEW)
    for (let i = 0; i < size.coffees; i++) {
      const base = {
        roasterId: roasterOf[i]!,
        roastLevel: random.weighted(ROAST_LEVELS, (level) => ROAST_WEIGHTS[ROAST_LEVELS.indexOf(level)]!),
        coffeeType: random.weighted(COFFEE_TYPES, (type) => TYPE_WEIGHTS[COFFEE_TYPES.indexOf(type)]!),
        acidityLevel: random.between(1, 5),
        bodyLevel: random.between(1, 5),
      }
      this.#bases.push(base)
      this.#facetSizes[facetOf(base)]!++
    }
  }

  at(id: number): CoffeeBase {
    return this.#bases[id - 1]!
  }

  /** Adds an activity to a coffee's trend. */
  bumpTrend(id: number, ms: number): void {
    this.#trend[id] = addTrendWeights(this.#trend[id]!, trendWeight(new Date(ms)))
  }

  *facetRows(): Generator<NamedRow> {
    for (const [i, facet] of FACETS.entries()) yield { id: i + 1, ...facet, size: this.#facetSizes[i]! }
  }

  /** Call this after all calls of `bumpTrend`, since rows contain the trend. */
  *rows(recipesOf: Int32Array): Generator<NamedRow> {
    const farms = inventFarms(this.#size)
    const random = createRandom(6)
    for (const [i, base] of this.#bases.entries()) {
      const id = i + 1
      const origin = originOf(id)
      const name = `${random.pick(farms)} ${random.chance(0.3) ? origin.split(',')[0] : random.pick(farms)} ${random.pick(words.KINDS)}`
      const flavorProfile = `${random.pick(words.FLAVORS)}, ${random.pick(words.FLAVORS)}, ${random.pick(words.FLAVORS)}`
      const description = random.chance(0.8) ? words.sentences(random, 4) : null
      const processingMethod = random.pick(words.PROCESSES)
      const roasterName = this.#roasterNames[base.roasterId]!
      const texts = searchColumns({ name, roasterName, origin, flavorProfile, processingMethod })
      this.#learn(`${texts.searchText} ${texts.flavorText} ${texts.processText}`)
      const createdAt = isoTime(momentMs((id / this.#size.coffees) * 0.5))
      yield {
        id,
        ...base,
        slug: `${toSlug(name)}-${id}`,
        name,
        ...texts,
        origin,
        flavorProfile,
        description,
        processingMethod,
        submittedById: 1 + (id % this.#size.users),
        facetId: facetOf(base) + 1,
        recipeCount: recipesOf[id]!,
        trend: this.#trend[id]!,
        createdAt,
        updatedAt: createdAt,
      }
    }
  }

  *originRows(): Generator<NamedRow> {
    for (let coffeeId = 1; coffeeId <= this.#size.coffees; coffeeId++) {
      for (const originKey of originKeys(originOf(coffeeId))) yield { originKey, coffeeId }
    }
  }

  *roasterRows(recipesOf: Int32Array, followers: Int32Array): Generator<NamedRow> {
    const random = createRandom(7)
    const coffeeCounts = new Int32Array(this.#size.roasters + 1)
    const recipeCounts = new Int32Array(this.#size.roasters + 1)
    for (const [i, { roasterId }] of this.#bases.entries()) {
      coffeeCounts[roasterId]!++
      recipeCounts[roasterId]! += recipesOf[i + 1]!
    }
    for (let id = 1; id <= this.#size.roasters; id++) {
      const name = this.#roasterNames[id]!
      const nameKey = nameKeyOf(name)
      this.#learn(nameKey)
      yield {
        id,
        slug: slugOf(name),
        name,
        nameKey,
        description: words.sentences(random, 4),
        tagline: words.sentences(random, 1),
        city: random.pick(words.CITIES),
        country: 'Somewhere',
        websiteUrl: `https://${slugOf(name)}.example`,
        isVerified: id % 3 === 0,
        coffeeCount: coffeeCounts[id]!,
        recipeCount: recipeCounts[id]!,
        followerCount: followers[id]!,
        createdAt: isoTime(momentMs(0)),
        updatedAt: isoTime(momentMs(0)),
      }
    }
  }

  #learn(text: string): void {
    for (const word of new Set(text.split(' '))) if (word) this.words.set(word, (this.words.get(word) ?? 0) + 1)
  }

  /** `frequency` is the base-2 logarithm of a word's uses, which the service's own counting approximates. */
  *wordRows(): Generator<NamedRow> {
    let id = 0
    for (const [word, uses] of this.words) yield { id: ++id, word, frequency: Math.round(Math.log2(uses)) }
  }
}

const facetOf = ({ roastLevel, coffeeType }: CoffeeBase): number =>
  FACETS.findIndex((facet) => facet.roastLevel === roastLevel && facet.coffeeType === coffeeType)

/** Makes the first origins of the list much more common than the last. */
const originOf = (coffeeId: number): string => {
  const share = ((coffeeId * 2_654_435_761) % 4_294_967_296) / 4_294_967_296
  return words.ORIGINS[Math.floor(share ** 2 * words.ORIGINS.length)]!
}

const slugOf = (name: string): string => toSlug(name)!

function roasterNames(count: number): string[] {
  const random = createRandom(8)
  const names = new Set<string>()
  while (names.size < count) {
    const name = `${words.inventWord(random, 2)} ${random.pick(['Coffee', 'Roasters', 'Roastery', 'Coffee Works'])}`
    names.add(names.has(name) ? `${name} ${words.inventWord(random, 2)}` : name)
  }
  return ['', ...names]
}

function inventFarms({ coffees }: Size): string[] {
  const random = createRandom(9)
  return Array.from({ length: Math.max(50, Math.round(coffees / 8)) }, () =>
    words.inventWord(random, random.between(2, 3)),
  )
}
