/** Turns a member's description of a grinder into an entry like those of the files, checked as strictly. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { GivenPoint } from '../../../db/tables.ts'
import type { GrinderModel, Notation, Reference } from '../../../domain/catalog.ts'
import {
  type DescribedPoint,
  type DescribedProblem,
  describeCurve,
  pointOfComparison,
  pointOfMeasurement,
  pointOfMethod,
} from '../../../domain/described-grinder.ts'
import { cleanName } from '../../../domain/invisible.ts'
import { parseSetting } from '../../../domain/parse-setting.ts'
import { badRequest } from '../../../http/errors.ts'
import { missingField } from '../../../http/field-names.ts'
import { type Message, message, verbatim } from '../../../i18n/message.ts'
import { settingProblem } from '../../../sentences/setting-problems.ts'
import { curveFor } from '../calibration/curve.ts'
import { type GrinderEntry, grinderMistake } from '../catalog/files.ts'
import { requireNamedMethod } from '../catalog/methods.ts'
import { clicksPerTurnScale } from '../catalog/scale-words.ts'
import { requireSetting } from '../grinders/find.ts'
import type { OwnGrinderBody } from './schemas.ts'

export type Description = Static<typeof OwnGrinderBody>
/** The columns of a described grinder. */
export type Described = Omit<GrinderEntry, 'slug' | 'halfWidths' | 'references'> & {
  references: Reference[]
  halfWidths: number[]
  given: GivenPoint[]
}

/** More than any dial of the catalog has, and few enough to be listed. */
const MAX_POSITIONS = 2000
const STEP = { stepped: 1, stepless: 0.1 }
const REPORTED_SOURCE = {
  source: 'Settings that work for its owner',
  evidence: { kind: 'owners', name: 'Its owner' },
} as const
const PHOTO_SOURCE = {
  source: 'Photos of its grounds, measured by its owner',
  evidence: { kind: 'photos', name: 'Its owner' },
} as const

export async function describeGrinder(
  app: Pick<FastifyInstance, 'db' | 'catalog'>,
  userId: number,
  body: Description,
  /** A grinder can't be compared with itself. */
  ownId?: number,
): Promise<Described> {
  const dial = readDial(body)
  const read = await readPoints(app, userId, dial, body, ownId)
  const points = read.map(({ point }) => point)
  const curve = describeCurve({ ...dial, finer: body.finer }, points)
  if ('problem' in curve) throw badRequest(PROBLEMS[curve.problem], 'points')
  const { halfWidths, references } = curve
  const basis = points.some(({ isMeasured }) => isMeasured) ? PHOTO_SOURCE : REPORTED_SOURCE
  const entry = { ...dial, references, confidence: 'estimated' as const, ...basis }
  requireValid(entry)
  return { ...entry, halfWidths, given: read.map(({ given }) => given) }
}

/** The same check as for the files, except that brands are optional and slugs are generated. */
export function requireValid(entry: CheckedEntry): void {
  const mistake = grinderMistake({ ...pick(entry), brand: entry.brand || 'none', slug: 'own' })
  const field = mistake && /^[a-zA-Z]+/.exec(mistake)?.[0]
  if (mistake) throw badRequest(verbatim(mistake), field)
}

/** Without a price, which members don't enter. */
type CheckedEntry = Omit<GrinderEntry, 'slug' | 'priceClass'>

const pick = (entry: CheckedEntry): CheckedEntry => ({
  ...{ brand: entry.brand, model: entry.model, burrType: entry.burrType, burrSizeMm: entry.burrSizeMm },
  ...{ drive: entry.drive, adjustment: entry.adjustment, step: entry.step, scale: entry.scale },
  ...{ minGrindSetting: entry.minGrindSetting, maxGrindSetting: entry.maxGrindSetting },
  ...{ clicksPerFullRange: entry.clicksPerFullRange, notation: entry.notation, references: entry.references },
  ...{ source: entry.source, confidence: entry.confidence, evidence: entry.evidence },
})

function readDial(body: Description) {
  const { minGrindSetting, maxGrindSetting, drive, burrType = 'conical', burrSizeMm = null } = body
  const model = cleanName(body.name)
  if (model === '') throw badRequest(missingField('name'), 'name')
  if (!(minGrindSetting < maxGrindSetting)) {
    throw badRequest(message('The highest setting must be above the lowest'), 'maxGrindSetting')
  }
  const print = readPrint(body)
  const clicksPerFullRange = Math.round((maxGrindSetting - minGrindSetting) / print.step)
  if (clicksPerFullRange < 1) throw badRequest(message('The step is larger than the whole dial'), 'step')
  if (clicksPerFullRange > MAX_POSITIONS) {
    const values = { count: clicksPerFullRange, most: MAX_POSITIONS }
    const sentence = message('That would be {count, number} positions. A dial can have up to {most, number}.', values)
    throw badRequest(sentence, 'maxGrindSetting')
  }
  const brand = cleanName(body.brand ?? '')
  return { brand, model, drive, burrType, burrSizeMm, minGrindSetting, maxGrindSetting, clicksPerFullRange, ...print }
}

interface Print extends Pick<GrinderModel, 'adjustment' | 'step' | 'scale'> {
  notation: Notation
}

/** How the dial is printed and read. */
function readPrint({ dial, adjustment = 'stepped', step, clicksPerTurn, ...range }: Description): Print {
  if (dial === 'numbers') {
    return { adjustment, step: step ?? STEP[adjustment], scale: 'dial number', notation: { kind: 'number' } }
  }
  for (const field of ['minGrindSetting', 'maxGrindSetting'] as const) {
    if (!Number.isInteger(range[field]) || range[field] < 0) {
      throw badRequest(message('Clicks are counted in whole numbers from 0'), field)
    }
  }
  const clicks = { adjustment: 'stepped', step: 1 } as const
  if (dial === 'clicks') return { ...clicks, scale: 'clicks from fully closed', notation: { kind: 'clicks' } }
  if (!clicksPerTurn) throw badRequest(message('Enter how many clicks one turn has'), 'clicksPerTurn')
  return { ...clicks, scale: clicksPerTurnScale(clicksPerTurn), notation: { kind: 'turns', perTurn: clicksPerTurn } }
}

type Dial = ReturnType<typeof readDial>

interface ReadPoint {
  point: DescribedPoint
  given: GivenPoint
}

async function readPoints(
  app: Pick<FastifyInstance, 'db' | 'catalog'>,
  userId: number,
  dial: Dial,
  body: Description,
  ownId: number | undefined,
): Promise<ReadPoint[]> {
  // Has no references, since settings are read before there is a curve.
  const model: GrinderModel = { ...dial, slug: '', references: [], confidence: 'estimated' }
  const read: ReadPoint[] = []
  for (const [i, point] of body.points.entries()) {
    const field = `points.${i}`
    const parsed = parseSetting(model, point.setting)
    if (!parsed.ok) throw badRequest(settingProblem(model, point.setting, parsed.problem), `${field}.setting`)
    read.push(await readPoint(app, userId, { ...point, setting: parsed.setting }, field, ownId))
  }
  return read
}

async function readPoint(
  app: Pick<FastifyInstance, 'db' | 'catalog'>,
  userId: number,
  { setting, method: name, grinderId, ...rest }: Description['points'][number] & { setting: number },
  field: string,
  ownId: number | undefined,
): Promise<ReadPoint> {
  const { catalog } = app
  if (name) {
    const method = requireNamedMethod(catalog, name, `${field}.method`)
    return { point: pointOfMethod(setting, method), given: { setting, method: method.id } }
  }
  if (grinderId) {
    const other = catalog.requireChoosableGrinder(grinderId, userId)
    if (other.id === ownId) throw badRequest(message('Compare it with another grinder'), `${field}.grinderId`)
    if (rest.grinderSetting === undefined) throw badRequest(missingField('grindSetting'), `${field}.grinderSetting`)
    const grinderSetting = requireSetting(other, rest.grinderSetting, `${field}.grinderSetting`)
    const point = pointOfComparison(setting, await curveFor(app, other, userId), grinderSetting)
    return { point, given: { setting, grinderId: other.id, grinderSetting } }
  }
  if (rest.measured) {
    const { meanDiameterMm, errorMm, particles, photos } = rest.measured
    const measured = { meanDiameterMm, errorMm, particles, photos }
    return { point: pointOfMeasurement(setting, measured), given: { setting, measured } }
  }
  throw badRequest(message('Choose what this setting is for'), `${field}.method`)
}

const PROBLEMS: Record<DescribedProblem['problem'], Message> = {
  one_setting: message('Give at least two different settings'),
  runs_backwards: message(
    'These settings run the other way: the finer end of the dial grinds coarser. Check them, and which end grinds finer.',
  ),
  too_flat: message('These settings are too far apart for how alike they grind. Check them and the range.'),
  too_steep: message('These settings are too close together for how differently they grind. Check the range.'),
}
