/** Reads the equipment files and validates them; errors name the offending entry. */
import { readFile } from 'node:fs/promises'
import type { BrewMethod, GrinderModel } from '../../../domain/catalog.ts'
import { buildCurve } from '../../../domain/curve.ts'
import { amount, exactly, having, listOf, oneOf, optional, orNull, type Shape, slug, text, yesOrNo } from './shapes.ts'

export type GrinderEntry = GrinderModel & {
  burrType: string
  burrSizeMm: number | null
  drive: string
  clicksPerFullRange: number
  source: string
}

export interface MachineEntry {
  slug: string
  brand: string
  model: string
  brewMethod: string
  defaultWaterTempF: number
  kind: string
  description: string
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
    grindIndex: span(0, 100),
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
  }),
  machines: exactly({
    slug,
    brand: name,
    model: name,
    brewMethod: slug,
    defaultWaterTempF: amount(32, 212),
    kind: oneOf('manual', 'electric'),
    description: name,
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
  const methods = new Set(files.methods.map(({ id }) => id))
  for (const method of files.methods) {
    const wrong = SPANS.find(
      (span) => !(method[span].min <= method[span].ideal && method[span].ideal <= method[span].max),
    )
    if (wrong) refuse('methods', method.id, `its ${wrong} doesn't go from min over ideal to max`)
  }
  for (const grinder of files.grinders) {
    const { kind } = grinder.notation
    const incomplete = Notations[kind](grinder.notation, 'notation')
    if (incomplete) refuse('grinders', grinder.slug, `its ${kind} notation is incomplete: ${incomplete}`)
    try {
      buildCurve(grinder)
    } catch (error) {
      refuse('grinders', grinder.slug, (error as Error).message)
    }
  }
  for (const { slug, brewMethod } of files.machines) {
    if (!methods.has(brewMethod)) refuse('machines', slug, `its brewMethod ${brewMethod} is unknown`)
  }
  for (const { slug, fits } of files.filters) {
    const unknown = fits.find((method) => !methods.has(method))
    if (unknown) refuse('filters', slug, `it fits an unknown method, ${unknown}`)
  }
}

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
