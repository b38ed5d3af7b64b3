/**
 * Prints how accurate the brewing model is: npm run truth. To check it on other data, which it wasn't fitted to:
 * node bench/truth/run.ts --settings FILE --shots FILE
 */
import { parseArgs } from 'node:util'
import { median, quantile } from '../statistics.ts'
import { simulate } from './calibration.ts'
import { brewersInside, settingsByVolume } from './capacity.ts'
import { crossValidatedTimeError, readShots, splitShots, stepSize, timeError } from './espresso.ts'
import { falseSweetSpots } from './insights.ts'
import { shareOverSplits } from './leave-out.ts'
import {
  comparePairs,
  compareSettings,
  errorsByConfidence,
  leftOutCurve,
  readPublished,
  shippedCurve,
  splitPublished,
} from './published.ts'
import { share } from './split.ts'

const { values: files } = parseArgs({ options: { settings: { type: 'string' }, shots: { type: 'string' } } })

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`
const points = (value: number): string => value.toFixed(2)
const print = (what: string, figure: string, target: string) =>
  process.stdout.write(`${what.padEnd(58)} ${figure.padEnd(34)} ${target}\n`)

print('What', 'Figure', 'Target')

const { inside, all } = brewersInside()
print('dose and water inside capacity', `${inside}/${all} brewers`, '89/89')

const published = readPublished(files.settings)
// All rows of a given file are kept back: no curve was made from them.
const kept = files.settings ? published : splitPublished(published).kept
const settings = compareSettings(kept)
for (const [curves, curveFor] of Object.entries({
  'as shipped': shippedCurve,
  'without the reference next to the row': leftOutCurve,
})) {
  const compared = compareSettings(published, curveFor)
  const pairs = comparePairs(published, curveFor)
  const shares = shareOverSplits(compared, ({ isHeld }) => isHeld)
  process.stdout.write(`Curves ${curves}:\n`)
  print(
    '80 % intervals hold published settings',
    `${percent(share(compared, ({ isHeld }) => isHeld))} of ${compared.length}`,
    '76-86 %',
  )
  print(
    '… of half the grinders, 80 % of 200 splits',
    `${percent(quantile(shares, 0.1))} to ${percent(quantile(shares, 0.9))}`,
    '',
  )
  print('… and pairs', `${percent(share(pairs, ({ isHeld }) => isHeld))} of ${pairs.length}`, '76-90 %')
  print(
    'median error by confidence',
    Object.entries(errorsByConfidence(compared))
      .map(([name, error]) => `${name} ${points(error)}`)
      .join(', '),
    'high ≤ medium ≤ low',
  )
}
const errors = settings.map(({ error }) => error)
print('median error of published settings', `${points(median(errors))} points`, '≤ 5')
print('… 90 % of them within', `${points(quantile(errors, 0.9))} points`, '12.5')
print('… the worst', `${points(Math.max(...errors))} points`, '≤ 25')

const shots = readShots(files.shots)
const keptShots = files.shots ? shots : splitShots(shots).kept
const { predicted, repeated, shots: count } = timeError(keptShots)
const everyShot = timeError(shots)
print(
  `espresso time from the shot before, ${count} shots`,
  `${percent(predicted)} (repeating it ${percent(repeated)})`,
  '≤ 10 %',
)
print(
  `… all ${everyShot.shots} shots`,
  `${percent(everyShot.predicted)} (repeating it ${percent(everyShot.repeated)})`,
  '≤ 10 %',
)
print('… each coffee with a scale fitted on the others', percent(crossValidatedTimeError(shots)), '≤ 10 %')
for (const [taste, { ratio, owners, moves }] of Object.entries(stepSize(shots))) {
  print(
    `step after a ${taste} shot against ${moves} moves of the owner`,
    `${ratio.toFixed(2)} × of ${points(owners)}`,
    '0.7-1.5 ×',
  )
}

for (const outliers of [0, 0.1]) {
  const { rms, coverage } = simulate(2000, outliers)
  print(
    `calibration, ${percent(outliers)} outliers: RMS after 5, 10 brews`,
    `${points(rms[5]!)}, ${points(rms[10]!)}`,
    outliers ? '+0.3 at most' : '≤ 1.5, ≤ 1.15',
  )
  const held = [3, 5, 10].map((brews) => percent(coverage[brews]!)).join(', ')
  print('… interval holds after 3, 5, 10 brews', held, outliers ? '' : '75-90 %')
}

print('false sweet spots on random ratings', percent(falseSweetSpots()), '≤ 5 %')
print(
  'Ode Gen 2 on a Moccamaster at 300, 600, 1,100 ml',
  settingsByVolume([300, 600, 1100]).join(', '),
  'about 4⅔, 6, 7',
)
