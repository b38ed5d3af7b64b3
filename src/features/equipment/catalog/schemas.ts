/** Schemas of equipment in responses. */
import { type Static, Type } from 'typebox'
import { clampIndex } from '../../../domain/curve.ts'
import { Id, Nullable, OneOf } from '../../../http/schemas.ts'
import type { Filter, Grinder, Machine } from './catalog.ts'

const Index = Type.Number({ minimum: 0, maximum: 100, description: 'On the shared grind index, 0-100' })

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
  }
}

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
})

export const toMachine = ({ isRetired: _, ...machine }: Machine) => ({ ...machine, name: machine.model })

export const FilterSchema = Type.Object({
  id: Id(),
  slug: Type.String(),
  name: Type.String(),
  type: OneOf(['paper', 'metal', 'cloth']),
  description: Type.String(),
  fits: Type.Array(Type.String(), { description: 'Ids of the brew methods it fits' }),
})

export const toFilter = ({ isRetired: _, ...filter }: Filter) => filter

const Span = Type.Object({ min: Type.Number(), ideal: Type.Number(), max: Type.Number() })

export const BrewMethodSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  description: Type.String(),
  extraction: OneOf(['percolation', 'espresso', 'immersion']),
  grindIndex: Span,
  ratio: Span,
  doseGrams: Span,
  waterTempF: Span,
  brewTimeSeconds: Span,
})

export const toTenth = (value: number): number => Math.round(value * 10) / 10
