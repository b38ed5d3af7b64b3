/** The values of the form that describes a grinder, and the request that they make. */
import { t } from '@lingui/core/macro'
import type { Input, Reply } from '../../api/client.ts'
import { describeOwnGrinder } from '../../api/limits.ts'
import { storedNumber } from '../../ui/typed-number.ts'
import { type FieldErrors, mergeErrors, validate } from '../../ui/validation.ts'
import type { SentSize } from '../measure/photos.ts'

export type OwnGrinder = Reply<'listOwnGrinders'>['grinders'][number]
type Body = Input<'changeOwnGrinder'>['body']

/** What is known of a setting: the method that it is for, a setting of another grinder, or the size of its grounds. */
export interface PointValues {
  setting: string
  /** The id of a method, COMPARED or MEASURED. */
  purpose: string
  grinderId: number | null
  grinderSetting: string
  measured: SentSize | null
}

export const COMPARED = 'compared'
export const MEASURED = 'measured'
export const MAX_POINTS = 12
export const NO_POINT: PointValues = { setting: '', purpose: '', grinderId: null, grinderSetting: '', measured: null }

export interface DescribedValues {
  name: string
  brand: string
  drive: 'hand' | 'electric'
  burrType: 'conical' | 'flat' | 'ghost' | 'other'
  burrSizeMm: string
  dial: 'clicks' | 'turns' | 'numbers'
  adjustment: 'stepped' | 'stepless'
  minGrindSetting: string
  maxGrindSetting: string
  clicksPerTurn: string
  step: string
  finer: 'low' | 'high'
  points: PointValues[]
}

const POINT_FIELDS = ['setting', 'method', 'grinderId', 'grinderSetting']

/** Field names, as in errors of the server. */
export const FIELDS: readonly string[] = [
  ...['name', 'brand', 'drive', 'burrType', 'burrSizeMm', 'dial', 'minGrindSetting', 'maxGrindSetting'],
  ...['clicksPerTurn', 'step', 'finer', 'points'],
  ...Array.from({ length: MAX_POINTS }, (_, i) => POINT_FIELDS.map((field) => `points.${i}.${field}`)).flat(),
]

export const newValues = (name: string): DescribedValues => ({
  ...{ name, brand: '', drive: 'hand', burrType: 'conical', burrSizeMm: '', dial: 'clicks', adjustment: 'stepped' },
  ...{ minGrindSetting: '0', maxGrindSetting: '', clicksPerTurn: '', step: '', finer: 'low' },
  points: [
    { ...NO_POINT, purpose: 'espresso' },
    { ...NO_POINT, purpose: 'v60' },
  ],
})

export const valuesOf = (grinder: OwnGrinder): DescribedValues => ({
  name: grinder.name,
  brand: grinder.brand,
  drive: grinder.drive,
  burrType: grinder.burrType as DescribedValues['burrType'],
  burrSizeMm: grinder.burrSizeMm === null ? '' : String(grinder.burrSizeMm),
  dial: grinder.dial,
  adjustment: grinder.adjustment,
  minGrindSetting: String(grinder.minGrindSetting),
  maxGrindSetting: String(grinder.maxGrindSetting),
  clicksPerTurn: grinder.clicksPerTurn === null ? '' : String(grinder.clicksPerTurn),
  step: grinder.dial === 'numbers' ? String(grinder.step) : '',
  finer: grinder.finer,
  points: grinder.points.map((point) => ({
    setting: point.label,
    purpose: point.method ?? (point.measured ? MEASURED : COMPARED),
    grinderId: point.grinder?.id ?? null,
    grinderSetting: point.grinderLabel ?? '',
    measured: point.measured,
  })),
})

export function toBody(values: DescribedValues): Body {
  const { name, brand, drive, burrType, dial, adjustment, finer } = values
  return {
    ...{ name, brand: brand.trim() || null, drive, burrType, dial, finer },
    ...(dial === 'numbers' && { adjustment, step: storedNumber(values.step) ?? null }),
    burrSizeMm: storedNumber(values.burrSizeMm) ?? null,
    minGrindSetting: storedNumber(values.minGrindSetting) as number,
    maxGrindSetting: storedNumber(values.maxGrindSetting) as number,
    ...(dial === 'turns' && { clicksPerTurn: storedNumber(values.clicksPerTurn) ?? null }),
    points: values.points.map(toPoint),
  }
}

function toPoint({ setting, purpose, grinderId, grinderSetting, measured }: PointValues): Body['points'][number] {
  if (purpose === COMPARED) return { setting, grinderId, grinderSetting: grinderSetting || undefined }
  return purpose === MEASURED ? { setting, measured } : { setting, method: purpose || null }
}

/** All checks that don't need the server. */
export function checkDescription(values: DescribedValues): FieldErrors {
  const { dial, minGrindSetting, maxGrindSetting, clicksPerTurn } = values
  const [min, max] = [storedNumber(minGrindSetting), storedNumber(maxGrindSetting)]
  const isEmpty = min !== undefined && max !== undefined && min >= max
  return mergeErrors(
    {
      ...(min === undefined && { minGrindSetting: t`Enter the lowest setting` }),
      ...(max === undefined && { maxGrindSetting: t`Enter the highest setting` }),
      ...(isEmpty && { maxGrindSetting: t`The highest setting must be above the lowest` }),
      ...(dial === 'turns' && !storedNumber(clicksPerTurn) && { clicksPerTurn: t`Enter how many clicks one turn has` }),
      ...Object.fromEntries(values.points.flatMap(checkPoint)),
    },
    validate(toBody(values), describeOwnGrinder),
  )
}

function checkPoint({ setting, purpose, grinderId, grinderSetting, measured }: PointValues, i: number) {
  const isCompared = purpose === COMPARED
  const isUnmeasured = purpose === MEASURED && measured === null
  const problems: [string, string | false][] = [
    ['setting', setting.trim() === '' && t`Enter a setting`],
    ['method', purpose === '' && t`Choose what it is for`],
    ['method', isUnmeasured && t`Measure photos of this setting, or choose something else`],
    ['grinderId', isCompared && grinderId === null && t`Choose a grinder`],
    ['grinderSetting', isCompared && grinderSetting.trim() === '' && t`Enter the grind setting`],
  ]
  return problems.filter(([, problem]) => problem).map(([field, problem]) => [`points.${i}.${field}`, problem])
}
