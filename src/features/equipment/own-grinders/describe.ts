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

/** More than any dial of the catalog has; a list of them could still be shown. */
const MOST_POSITIONS = 2000
const STEP = { stepped: 1, stepless: 0.1 }
const SOURCE = 'Settings that work for its owner'
const EVIDENCE = { kind: 'owners', name: 'Its owner' } as const

export async function describeGrinder(
  app: Pick<FastifyInstance, 'db' | 'catalog'>,
  userId: number,
  body: Description,
  /** A grinder can't be compared with itself. */
  ownId?: number,
): Promise<Described> {
  const dial = readDial(body)
  const { points, given } = await readPoints(app, userId, dial, body, ownId)
  const curve = describeCurve({ ...dial, finer: body.finer }, points)
  if ('problem' in curve) throw badRequest(PROBLEMS[curve.problem], 'points')
  const { halfWidths, references } = curve
  const entry = { ...dial, references, source: SOURCE, confidence: 'estimated' as const, evidence: EVIDENCE }
  requireValid(entry)
  return { ...entry, halfWidths, given }
}

/** The same check as for the files; brands are optional here, and slugs are made by the service. */
export function requireValid(entry: CheckedEntry): void {
  const mistake = grinderMistake({ ...pick(entry), brand: entry.brand || 'none', slug: 'own' })
  const field = mistake && /^[a-zA-Z]+/.exec(mistake)?.[0]
  if (mistake) throw badRequest(verbatim(mistake), field)
}

/** No price: members don't tell one. */
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
  if (clicksPerFullRange > MOST_POSITIONS) {
    const values = { count: clicksPerFullRange, most: MOST_POSITIONS }
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

async function readPoints(
  app: Pick<FastifyInstance, 'db' | 'catalog'>,
  userId: number,
  dial: Dial,
  body: Description,
  ownId: number | undefined,
): Promise<{ points: DescribedPoint[]; given: GivenPoint[] }> {
  const { catalog } = app
  // Settings are read before there is a curve.
  const model: GrinderModel = { ...dial, slug: '', references: [], confidence: 'estimated' }
  const points: DescribedPoint[] = []
  const given: GivenPoint[] = []
  for (const [i, point] of body.points.entries()) {
    const field = `points.${i}.setting`
    const parsed = parseSetting(model, point.setting)
    if (!parsed.ok) throw badRequest(settingProblem(model, point.setting, parsed.problem), field)
    const { setting } = parsed
    if (point.method) {
      const method = requireNamedMethod(catalog, point.method, `points.${i}.method`)
      points.push(pointOfMethod(setting, method))
      given.push({ setting, method: method.id })
      continue
    }
    if (!point.grinderId) throw badRequest(message('Choose what this setting is for'), `points.${i}.method`)
    const other = catalog.requireChoice(point.grinderId, userId)
    if (other.id === ownId) throw badRequest(message('Compare it with another grinder'), `points.${i}.grinderId`)
    if (point.grinderSetting === undefined) {
      throw badRequest(missingField('grindSetting'), `points.${i}.grinderSetting`)
    }
    const grinderSetting = requireSetting(other, point.grinderSetting, `points.${i}.grinderSetting`)
    points.push(pointOfComparison(setting, await curveFor(app, other, userId), grinderSetting))
    given.push({ setting, grinderId: other.id, grinderSetting })
  }
  return { points, given }
}

const PROBLEMS: Record<DescribedProblem['problem'], Message> = {
  one_setting: message('Give at least two different settings'),
  runs_backwards: message(
    'These settings run the other way: the coarser brew has the finer setting. Check them, and which end grinds finer.',
  ),
  too_flat: message('These settings are too far apart for how alike their brews are. Check them and the range.'),
  too_steep: message('These settings are too close together for how different their brews are. Check the range.'),
}
