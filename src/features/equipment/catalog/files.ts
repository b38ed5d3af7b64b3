/** Reads the equipment files and validates them; errors name the offending entry. */
import { readFile } from 'node:fs/promises'
import {
  type Brewer,
  type BrewMethod,
  type Capacity,
  type CapacityRange,
  EVIDENCE_KINDS,
  type Evidence,
  type GrinderModel,
  PRICE_CLASSES,
  type PriceClass,
  TEMPERATURE_CONTROLS,
  type TemperatureControl,
} from '../../../domain/catalog.ts'
import { buildCurve } from '../../../domain/curve.ts'
import {
  amount,
  exactly,
  having,
  listOf,
  oneNumberOf,
  oneOf,
  optional,
  orNull,
  type Shape,
  slug,
  text,
  yesOrNo,
} from './shapes.ts'

export type GrinderEntry = GrinderModel & {
  burrType: string
  burrSizeMm: number | null
  drive: string
  /** Missing if unknown. */
  priceClass?: PriceClass
  clicksPerFullRange: number
  source: string
  evidence: Evidence
}

export interface MachineEntry extends Brewer {
  slug: string
  brand: string
  model: string
  brewMethod: string
  kind: string
  description: string
  capacity: Capacity
  temperature: TemperatureControl
  /** Whether water can run past the coffee bed. */
  bypass?: boolean
  /** Where the capacity comes from. */
  source: { kind: 'maker' | 'common'; note: string }
}

export interface FilterEntry {
  slug: string
  name: string
  type: 'paper' | 'metal' | 'cloth'
  description: string
  fits: string[]
}

export interface CatalogFiles {
  methods: BrewMethod[]
  grinders: GrinderEntry[]
  machines: MachineEntry[]
  filters: FilterEntry[]
}

export class CatalogError extends Error {}

const DIRECTORY = new URL('../../../../data/', import.meta.url)

export async function readCatalogFiles(): Promise<CatalogFiles> {
  const read = async (name: string) => parse(name, await readFile(new URL(name, DIRECTORY), 'utf8'))
  const [methods, grinders, machines, filters] = await Promise.all([
    read('brew-methods.json'),
    read('grinders.json'),
    read('machines.json'),
    read('filters.json'),
  ])
  return { methods, grinders, machines, filters }
}

function parse(name: string, text: string) {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CatalogError(`The catalog's ${name} is not valid JSON: ${(error as Error).message}`)
  }
}

const name = text(200)
const span = (min: number, max: number) =>
  having({ min: amount(min, max), ideal: amount(min, max), max: amount(min, max) })

const holds = (min: number, max: number) =>
  exactly({ min: amount(min, max), usual: amount(min, max), max: amount(min, max) })

/** The fields that each notation needs to read a dial. */
const Notations = {
  number: having({ reversed: optional(yesOrNo) }),
  clicks: having({}),
  microns: having({}),
  turns: having({ perTurn: amount(1, 1000), perNumber: optional(amount(1, 1000)) }),
  parts: having({ perNumber: amount(1, 1000) }),
  letters: having({ letters: text(26, 2), first: amount(0, 1), step: amount(0.0001, 1) }),
} satisfies Record<GrinderModel['notation']['kind'], Shape>

const Shapes = {
  methods: exactly({
    id: slug,
    name,
    description: name,
    extraction: oneOf('percolation', 'espresso', 'immersion'),
    grindIndex: span(-100, 100),
    ratio: span(1, 25),
    doseGrams: span(1, 1000),
    waterTempF: span(32, 212),
    brewTimeSeconds: span(1, 172_800),
  }),
  grinders: exactly({
    slug,
    brand: name,
    model: name,
    burrType: name,
    burrSizeMm: orNull(amount(1, 300)),
    drive: oneOf('hand', 'electric'),
    priceClass: optional(oneNumberOf(...PRICE_CLASSES)),
    adjustment: oneOf('stepped', 'stepless'),
    minGrindSetting: amount(-1000, 10_000),
    maxGrindSetting: amount(-1000, 10_000),
    step: amount(0.0001, 1000),
    clicksPerFullRange: amount(1, 100_000),
    scale: name,
    notation: having({ kind: oneOf(...Object.keys(Notations)) }),
    references: listOf(having({ grindIndex: amount(-100, 200), setting: amount(-1000, 10_000) })),
    source: text(1000),
    confidence: oneOf('measured', 'published', 'estimated'),
    evidence: exactly({ kind: oneOf(...EVIDENCE_KINDS), name }),
  }),
  machines: exactly({
    slug,
    brand: name,
    model: name,
    brewMethod: slug,
    defaultWaterTempF: amount(32, 212),
    kind: oneOf('manual', 'electric'),
    description: name,
    capacity: exactly({ waterGrams: holds(0, 10_000), doseGrams: holds(0, 1000) }),
    temperature: oneOf(...TEMPERATURE_CONTROLS),
    temperatureF: optional(exactly({ min: amount(32, 300), max: amount(32, 300) })),
    bypass: optional(yesOrNo),
    recipe: optional(
      exactly({
        grindIndex: optional(span(-100, 100)),
        ratio: optional(span(1, 25)),
        brewTimeSeconds: optional(span(1, 172_800)),
      }),
    ),
    source: exactly({ kind: oneOf('maker', 'common'), note: name }),
  }),
  filters: exactly({
    slug,
    name,
    type: oneOf('paper', 'metal', 'cloth'),
    description: name,
    fits: listOf(slug),
  }),
} satisfies Record<keyof CatalogFiles, Shape>

const SPANS = ['grindIndex', 'ratio', 'doseGrams', 'waterTempF', 'brewTimeSeconds'] as const

export function checkCatalog(files: CatalogFiles): void {
  for (const kind of Object.keys(Shapes) as (keyof CatalogFiles)[]) checkShapes(kind, files[kind])
  const methods = new Map(files.methods.map((method) => [method.id, method]))
  for (const method of files.methods) {
    const wrong = SPANS.find((span) => !isWindow(method[span]))
    if (wrong) refuse('methods', method.id, `its ${wrong} doesn't go from min over ideal to max`)
  }
  for (const grinder of files.grinders) {
    const wrong = dialMistake(grinder)
    if (wrong) refuse('grinders', grinder.slug, wrong)
  }
  for (const machine of files.machines) {
    const method = methods.get(machine.brewMethod)
    if (!method) refuse('machines', machine.slug, `its brewMethod ${machine.brewMethod} is unknown`)
    const wrong = brewerMistake(machine, method)
    if (wrong) refuse('machines', machine.slug, wrong)
  }
  for (const { slug, fits } of files.filters) {
    const unknown = fits.find((method) => !methods.has(method))
    if (unknown) refuse('filters', slug, `it fits an unknown method, ${unknown}`)
  }
}

/** Returns what is wrong with a grinder, whoever described it, or undefined. */
export const grinderMistake = (grinder: GrinderEntry): string | undefined =>
  Shapes.grinders(grinder, '') ?? dialMistake(grinder)

function dialMistake(grinder: GrinderEntry): string | undefined {
  const { kind } = grinder.notation
  const incomplete = Notations[kind](grinder.notation, 'notation')
  if (incomplete) return `its ${kind} notation is incomplete: ${incomplete}`
  try {
    buildCurve(grinder)
  } catch (error) {
    return (error as Error).message
  }
  return undefined
}

/** Rounding of the usual amounts may move their ratio by this much. */
const RATIO_TOLERANCE = 0.15

function brewerMistake({ capacity, recipe, temperatureF }: MachineEntry, method: BrewMethod): string | undefined {
  for (const amount of ['waterGrams', 'doseGrams'] as const) {
    const { min, usual, max }: CapacityRange = capacity[amount]
    if (!(min > 0 && min <= usual && usual <= max)) return `its ${amount} doesn't go from min over usual to max`
  }
  for (const span of ['grindIndex', 'ratio', 'brewTimeSeconds'] as const) {
    const own = recipe?.[span]
    if (own && !isWindow(own)) return `its ${span} doesn't go from min over ideal to max`
  }
  if (temperatureF && temperatureF.min > temperatureF.max) return 'its temperatureF goes from high to low'
  const usual = capacity.waterGrams.usual / capacity.doseGrams.usual
  const ratio = recipe?.ratio ?? method.ratio
  const isInside = usual >= ratio.min - RATIO_TOLERANCE && usual <= ratio.max + RATIO_TOLERANCE
  const isIdeal = !recipe?.ratio || Math.abs(usual - ratio.ideal) <= RATIO_TOLERANCE
  if (!isInside || !isIdeal) return `its usual amounts, 1:${usual.toFixed(1)}, don't have its ratio, 1:${ratio.ideal}`
  return undefined
}

const isWindow = ({ min, ideal, max }: { min: number; ideal: number; max: number }): boolean =>
  min <= ideal && ideal <= max

function checkShapes(kind: keyof CatalogFiles, entries: unknown): void {
  if (!Array.isArray(entries)) throw new CatalogError(`The catalog's ${kind} are not a list`)
  const seen = new Set<string>()
  for (const [i, entry] of entries.entries()) {
    const name = String(entry?.slug ?? entry?.id ?? `entry ${i + 1}`)
    const wrong = Shapes[kind](entry, '')
    if (wrong) refuse(kind, name, wrong)
    if (seen.has(name)) refuse(kind, name, 'it is there twice')
    seen.add(name)
  }
}

function refuse(kind: keyof CatalogFiles, name: string, why: string): never {
  throw new CatalogError(`The catalog's ${kind} have a mistake in ${name}: ${why}`)
}
