/** The equipment files: reads them and refuses, by the entry's name, whatever breaks their rules. */
import { readFile } from 'node:fs/promises'
import { Ajv } from 'ajv'
import { type TProperties, type TSchema, Type } from 'typebox'
import type { BrewMethod, GrinderModel } from '../../domain/catalog.ts'
import { buildCurve } from '../../domain/curve.ts'

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

const DIRECTORY = new URL('../../../data/', import.meta.url)

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

const Name = Type.String({ minLength: 1, maxLength: 200 })
const Slug = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 120 })
const Amount = (minimum: number, maximum: number) => Type.Number({ minimum, maximum })
const OneOf = (...values: string[]) => Type.Unsafe<string>({ type: 'string', enum: values })
const Span = (minimum: number, maximum: number) =>
  Type.Object({ min: Amount(minimum, maximum), ideal: Amount(minimum, maximum), max: Amount(minimum, maximum) })

/** What each way of reading a dial needs to know. */
const Notations = {
  number: Type.Object({ reversed: Type.Optional(Type.Boolean()) }),
  clicks: Type.Object({}),
  microns: Type.Object({}),
  turns: Type.Object({ perTurn: Amount(1, 1000), perNumber: Type.Optional(Amount(1, 1000)) }),
  parts: Type.Object({ perNumber: Amount(1, 1000) }),
  letters: Type.Object({
    letters: Type.String({ minLength: 2, maxLength: 26 }),
    first: Amount(0, 1),
    step: Amount(0.0001, 1),
  }),
} satisfies Record<GrinderModel['notation']['kind'], TSchema>

/** An entry has these fields and no others: one that is misspelt would be lost in silence. */
const Entry = <T extends TProperties>(fields: T) => Type.Object(fields, { additionalProperties: false })

const Shapes = {
  methods: Entry({
    id: Slug,
    name: Name,
    description: Name,
    extraction: OneOf('percolation', 'espresso', 'immersion'),
    grindIndex: Span(0, 100),
    ratio: Span(1, 25),
    doseGrams: Span(1, 1000),
    waterTempF: Span(32, 212),
    brewTimeSeconds: Span(1, 172_800),
  }),
  grinders: Entry({
    slug: Slug,
    brand: Name,
    model: Name,
    burrType: Name,
    burrSizeMm: Type.Union([Amount(1, 300), Type.Null()]),
    drive: OneOf('hand', 'electric'),
    adjustment: OneOf('stepped', 'stepless'),
    minGrindSetting: Amount(-1000, 10_000),
    maxGrindSetting: Amount(-1000, 10_000),
    step: Amount(0.0001, 1000),
    clicksPerFullRange: Amount(1, 100_000),
    scale: Name,
    notation: Type.Object({ kind: OneOf(...Object.keys(Notations)) }),
    references: Type.Array(Type.Object({ grindIndex: Amount(-100, 200), setting: Amount(-1000, 10_000) })),
    source: Type.String({ minLength: 1, maxLength: 1000 }),
    confidence: OneOf('measured', 'published', 'estimated'),
  }),
  machines: Entry({
    slug: Slug,
    brand: Name,
    model: Name,
    brewMethod: Slug,
    defaultWaterTempF: Amount(32, 212),
    kind: OneOf('manual', 'electric'),
    description: Name,
  }),
  filters: Entry({
    slug: Slug,
    name: Name,
    type: OneOf('paper', 'metal', 'cloth'),
    description: Name,
    fits: Type.Array(Slug),
  }),
} satisfies Record<keyof CatalogFiles, TSchema>

const checks = new Ajv({ strict: false, meta: false, validateSchema: false })

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
  const notations = new Map(Object.entries(Notations).map(([kind, shape]) => [kind, checks.compile(shape)]))
  for (const grinder of files.grinders) {
    const { kind } = grinder.notation
    if (!notations.get(kind)!(grinder.notation)) refuse('grinders', grinder.slug, `its ${kind} notation is incomplete`)
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
  const isEntry = checks.compile(Shapes[kind])
  const seen = new Set<string>()
  for (const [i, entry] of entries.entries()) {
    const name = String(entry?.slug ?? entry?.id ?? `entry ${i + 1}`)
    if (!isEntry(entry)) {
      const { keyword, instancePath, params, message } = isEntry.errors![0]!
      const unknown = keyword === 'additionalProperties' ? String(params.additionalProperty) : undefined
      const field = unknown ?? instancePath.slice(1).replaceAll('/', '.')
      refuse(kind, name, `${field || 'it'} ${unknown ? 'is a field that none has' : message}`)
    }
    if (seen.has(name)) refuse(kind, name, 'it is there twice')
    seen.add(name)
  }
}

function refuse(kind: keyof CatalogFiles, name: string, why: string): never {
  throw new CatalogError(`The catalog's ${kind} have a mistake in ${name}: ${why}`)
}
