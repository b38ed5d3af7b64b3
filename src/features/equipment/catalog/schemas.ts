/** Schemas of equipment in responses. */
import { type Static, Type } from 'typebox'
import {
  type BrewMethod,
  EVIDENCE_KINDS,
  type Evidence,
  PRICE_CLASSES,
  type PriceClass,
  TEMPERATURE_CONTROLS,
} from '../../../domain/catalog.ts'
import { clampIndex } from '../../../domain/curve.ts'
import type { Reader } from '../../../http/reader.ts'
import { Id, Nullable, OneOf } from '../../../http/schemas.ts'
import { methodName } from '../../../i18n/names.ts'
import { brewerDescription } from './brewer-descriptions.ts'
import { capacityNote } from './capacity-notes.ts'
import type { Filter, Grinder, Machine } from './catalog.ts'
import { filterDescription, filterName } from './filter-words.ts'
import { methodDescription } from './method-descriptions.ts'
import { evidenceName } from './source-words.ts'

const Index = Type.Number({ minimum: 0, maximum: 100, description: 'On the shared grind index, 0-100' })

export const EvidenceSchema = Nullable(
  Type.Object(
    {
      kind: OneOf(EVIDENCE_KINDS, {
        description:
          "The maker's own table, published charts, measured photos of grounds, owners' reports, or an estimate from similar grinders",
      }),
      name: Type.String({ description: "The source's name" }),
    },
    { description: 'What the numbers of this grinder rest on' },
  ),
)

export const GrinderSchema = Type.Object({
  id: Id(),
  slug: Type.String(),
  brand: Type.String(),
  name: Type.String(),
  model: Type.String(),
  burrType: Type.String(),
  burrSizeMm: Nullable(Type.Number()),
  drive: Type.String(),
  adjustment: OneOf(['stepped', 'stepless']),
  minGrindSetting: Type.Number(),
  maxGrindSetting: Type.Number(),
  minGrindIndex: Index,
  maxGrindIndex: Index,
  clicksPerFullRange: Type.Number(),
  scale: Type.String({ description: 'How its dial is read' }),
  evidence: EvidenceSchema,
  priceClass: Type.Optional(
    Type.Unsafe<PriceClass>({
      type: 'integer',
      enum: PRICE_CLASSES,
      description:
        'Rough price of a new one in US dollars: 1 below 100, 2 up to 250, 3 up to 700, 4 above; missing if unknown',
    }),
  ),
})

export function toGrinder({ curve, ...grinder }: Grinder): Static<typeof GrinderSchema> {
  return {
    id: grinder.id,
    slug: grinder.slug,
    brand: grinder.brand,
    name: grinder.model,
    model: grinder.model,
    burrType: grinder.burrType,
    burrSizeMm: grinder.burrSizeMm,
    drive: grinder.drive,
    adjustment: grinder.adjustment,
    minGrindSetting: grinder.minGrindSetting,
    maxGrindSetting: grinder.maxGrindSetting,
    minGrindIndex: toTenth(clampIndex(curve.finestIndex)),
    maxGrindIndex: toTenth(clampIndex(curve.coarsestIndex)),
    clicksPerFullRange: grinder.clicksPerFullRange,
    scale: grinder.scale,
    evidence: grinder.evidence,
    ...(grinder.priceClass && { priceClass: grinder.priceClass }),
  }
}

/** The evidence for a grinder's numbers, in the reader's language. */
export const toReadersEvidence = (evidence: Evidence | null, { t }: Reader): Evidence | null =>
  evidence && { ...evidence, name: t(evidenceName(evidence.name)) }

const Span = Type.Object({ min: Type.Number(), ideal: Type.Number(), max: Type.Number() })
const CapacityRange = Type.Object({ min: Type.Number(), usual: Type.Number(), max: Type.Number() })

export const MachineSchema = Type.Object({
  id: Id(),
  slug: Type.String(),
  brand: Type.String(),
  name: Type.String(),
  model: Type.String(),
  brewMethod: Type.String(),
  defaultWaterTempF: Type.Number(),
  kind: OneOf(['manual', 'electric']),
  description: Type.String(),
  capacity: Nullable(
    Type.Object(
      { waterGrams: CapacityRange, doseGrams: CapacityRange },
      { description: 'How much water (for espresso, yield) and coffee it holds; recipes stay within it' },
    ),
  ),
  temperature: Nullable(
    OneOf(TEMPERATURE_CONTROLS, {
      description: "Whether the temperature can be set freely, in the machine's steps, or not at all",
    }),
  ),
  temperatureF: Nullable(
    Type.Object({ min: Type.Number(), max: Type.Number() }, { description: 'What it can be set to' }),
  ),
  bypass: Nullable(Type.Boolean({ description: 'Whether water can run past the coffee bed' })),
  recipe: Nullable(
    Type.Object(
      { grindIndex: Type.Optional(Span), ratio: Type.Optional(Span), brewTimeSeconds: Type.Optional(Span) },
      { description: "Its own ranges, which are used instead of its method's" },
    ),
  ),
  source: Nullable(
    Type.Object(
      { kind: OneOf(['maker', 'common']), note: Type.String() },
      { description: 'Where the capacity comes from' },
    ),
  ),
})

/** As the catalog has it, in English: for answers that are the same in every language. */
export const toMachine = ({ isRetired: _, ...machine }: Machine) => ({ ...machine, name: machine.model })

export const toReadersMachine = (machine: Machine, { t }: Reader) => ({
  ...toMachine(machine),
  description: t(brewerDescription(machine.description)),
  source: machine.source && { ...machine.source, note: t(capacityNote(machine.source.note)) },
})

export const FilterSchema = Type.Object({
  id: Id(),
  slug: Type.String(),
  name: Type.String(),
  type: OneOf(['paper', 'metal', 'cloth']),
  description: Type.String(),
  fits: Type.Array(Type.String(), { description: 'Ids of the brew methods it fits' }),
})

export const toReadersFilter = ({ isRetired: _, ...filter }: Filter, { t }: Reader) => ({
  ...filter,
  name: t(filterName(filter.name)),
  description: t(filterDescription(filter.description)),
})

export const BrewMethodSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  extraction: OneOf(['percolation', 'espresso', 'immersion']),
  grindIndex: Type.Object(Span.properties, { description: 'Cut to the scale, 0-100' }),
  fullGrindIndex: Type.Object(Span.properties, {
    description: 'The same uncut: Turkish lies below 0, where most grinders still have positions',
  }),
  ratio: Span,
  doseGrams: Span,
  waterTempF: Span,
  brewTimeSeconds: Span,
})

/** Calculations use the full window; only the reported `grindIndex` is clamped to 0-100. */
export const toBrewMethod = (method: BrewMethod, { t }: Reader): Static<typeof BrewMethodSchema> => ({
  ...method,
  name: t(methodName(method)),
  description: t(methodDescription(method)),
  grindIndex: {
    min: clampIndex(method.grindIndex.min),
    ideal: clampIndex(method.grindIndex.ideal),
    max: clampIndex(method.grindIndex.max),
  },
  fullGrindIndex: method.grindIndex,
})

export const toTenth = (value: number): number => Math.round(value * 10) / 10
