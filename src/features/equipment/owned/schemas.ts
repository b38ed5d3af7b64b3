/** Schemas of users' equipment: the catalog's fields with the owner's. */

import { Type } from 'typebox'
import type { BrewMethod } from '../../../domain/catalog.ts'
import type { Reader } from '../../../http/reader.ts'
import { Id, Nullable, Timestamp } from '../../../http/schemas.ts'
import { type CalibrationEvidence, describeCalibration } from '../calibration/curve.ts'
import { CalibrationSchema } from '../calibration/schemas.ts'
import type { Filter, Grinder, Machine } from '../catalog/catalog.ts'
import { scaleMessage } from '../catalog/scale-words.ts'
import {
  FilterSchema,
  GrinderSchema,
  MachineSchema,
  toGrinder,
  toReadersFilter,
  toReadersMachine,
} from '../catalog/schemas.ts'
import type { Owned } from './queries.ts'

const IsDefault = Type.Boolean({ description: 'At most one of each kind is the default; a new one replaces it' })
const Nickname = Nullable(Type.String({ maxLength: 60, description: 'What its owner calls it' }))
const Wish = { isDefault: Type.Optional(IsDefault), nickname: Type.Optional(Nickname) }

export const KeepGrinder = Type.Object({ grinderId: Id(), ...Wish })
export const KeepMachine = Type.Object({ machineId: Id(), ...Wish })
export const KeepFilter = Type.Object({ filterId: Id(), isDefault: Wish.isDefault })

/** Without the evidence, which is in the catalog and would make lists of many grinders long. */
const OwnedGrinderSchema = Type.Omit(GrinderSchema, ['evidence'])

/** The catalog's fields are both flat and nested, since clients read either. */
export const UserGrinder = Type.Object({
  ...OwnedGrinderSchema.properties,
  grinderId: Id(),
  isDefault: IsDefault,
  nickname: Nickname,
  scaleLabel: Type.String({ description: 'How its dial is read, in the language of the reader' }),
  isOwn: Type.Optional(Type.Boolean({ description: 'True if you described it yourself' })),
  calibration: Nullable(CalibrationSchema),
  createdAt: Timestamp,
  grinder: OwnedGrinderSchema,
})

export const UserMachine = Type.Object({
  ...MachineSchema.properties,
  machineId: Id(),
  isDefault: IsDefault,
  nickname: Nickname,
  createdAt: Timestamp,
  machine: MachineSchema,
})

export const UserFilter = Type.Object({
  ...FilterSchema.properties,
  filterId: Id(),
  isDefault: IsDefault,
  createdAt: Timestamp,
  filter: FilterSchema,
})

export function toUserGrinder(
  { nickname, isDefault, createdAt }: Owned,
  model: Grinder,
  learnt: CalibrationEvidence | undefined,
  methods: readonly BrewMethod[],
  reader: Reader,
  userId: number,
) {
  const { evidence: _, ...grinder } = toGrinder(model)
  const own = learnt ? describeCalibration(model, learnt, methods, reader) : null
  const scaleLabel = reader.t(scaleMessage(model.scale))
  const owner = { ...(model.ownerId === userId && { isOwn: true }) }
  return {
    ...{ ...grinder, grinderId: grinder.id, isDefault, nickname, scaleLabel, calibration: own, createdAt, grinder },
    ...owner,
  }
}

export function toUserMachine({ nickname, isDefault, createdAt }: Owned, model: Machine, reader: Reader) {
  const machine = toReadersMachine(model, reader)
  return { ...machine, machineId: machine.id, isDefault, nickname, createdAt, machine }
}

export function toUserFilter({ isDefault, createdAt }: Owned, model: Filter, reader: Reader) {
  const filter = toReadersFilter(model, reader)
  return { ...filter, filterId: filter.id, isDefault, createdAt, filter }
}
