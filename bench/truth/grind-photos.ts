/**
 * Prints how far measured photographs of grounds are from a reference: node bench/truth/grind-photos.ts FOLDER. The
 * folder has photographs and reference.json, a list of { photo, setting, pixelsPerMm, meanDiameterMm }. The coin is
 * US five cents and the grinder an EK43 unless --reference and --grinder say otherwise. It also prints the fit of our
 * nominal index to measured sizes, which src/domain/measured-size.ts has.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildCurve } from '#domain/curve.ts'
import { measurePhoto } from '#domain/grind-photo/measure-photo.ts'
import { parseReference } from '#domain/grind-photo/references.ts'
import { decodePhoto } from '../../scripts/decode-photo.ts'
import { grinders } from './catalog.ts'

interface ReferencePhoto {
  photo: string
  setting: number
  pixelsPerMm: number
  meanDiameterMm: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    reference: { type: 'string', default: 'us-nickel' },
    grinder: { type: 'string', default: 'mahlkonig-ek43' },
  },
})
const [folder] = positionals
const reference = parseReference(values.reference)
if (!folder || !reference) throw new Error('Usage: node bench/truth/grind-photos.ts FOLDER [--reference us-nickel]')

const print = (...cells: (string | number)[]) =>
  process.stdout.write(`${cells.map((cell) => String(cell).padEnd(11)).join('')}\n`)
const percent = (share: number): string => `${share < 0 ? '' : '+'}${(100 * share).toFixed(1)} %`

const photos = JSON.parse(await readFile(join(folder, 'reference.json'), 'utf8')) as ReferencePhoto[]
const accepted: { setting: number; mean: number; error: number; resolution: number }[] = []
let worstScale = 0
let slowest = 0
print('setting', 'mean mm', '±', 'reference', 'error', 'px/mm', 'error', 'particles', 'CPU s', 'quality')
for (const { photo, setting, pixelsPerMm, meanDiameterMm } of photos) {
  const pixels = await decodePhoto(join(folder, photo))
  // Only of this thread: the decoder is still being compiled on others.
  const start = process.threadCpuUsage()
  const { quality, warnings, scale, sizes, resolutionMm = 0 } = measurePhoto(pixels, { reference })
  const seconds = process.threadCpuUsage(start).user / 1e6
  slowest = Math.max(slowest, seconds)
  const scaleError = (scale?.pixelsPerMm ?? 0) / pixelsPerMm - 1
  worstScale = Math.max(worstScale, Math.abs(scaleError))
  const mean = sizes?.meanDiameterMm.value ?? Number.NaN
  const error = mean / meanDiameterMm - 1
  if (quality !== 'refused') accepted.push({ setting, mean, error, resolution: resolutionMm })
  print(
    setting,
    mean.toFixed(3),
    (sizes?.meanDiameterMm.error ?? 0).toFixed(3),
    meanDiameterMm.toFixed(2),
    percent(error),
    (scale?.pixelsPerMm ?? 0).toFixed(2),
    percent(scaleError),
    sizes?.particles ?? 0,
    seconds.toFixed(2),
    [quality, ...warnings.map(({ code }) => code)].join(' '),
  )
}

/** Correlation of the ranks. */
function spearman(pairs: readonly { setting: number; mean: number }[]): number {
  const ranks = (values: readonly number[]): number[] =>
    values.map((value) => values.filter((other) => other < value).length)
  const a = ranks(pairs.map(({ setting }) => setting))
  const b = ranks(pairs.map(({ mean }) => mean))
  const squares = a.reduce((sum, rank, i) => sum + (rank - b[i]!) ** 2, 0)
  return 1 - (6 * squares) / (pairs.length * (pairs.length ** 2 - 1))
}

const within = accepted.filter(({ error }) => Math.abs(error) <= 0.25).length
print()
process.stdout.write(`accepted                     ${accepted.length} of ${photos.length}\n`)
process.stdout.write(`Spearman with the setting    ${spearman(accepted).toFixed(3)} (at least 0.93)\n`)
process.stdout.write(`within 25 % of the reference ${within} of ${accepted.length}\n`)
process.stdout.write(`worst pixels per mm          ${(100 * worstScale).toFixed(1)} % off (within 2 %)\n`)
process.stdout.write(`slowest                      ${slowest.toFixed(2)} s of CPU (under 4 s)\n`)
process.stdout.write(`memory at the end            ${Math.round(process.memoryUsage.rss() / 1e6)} MB\n`)

/** In multiples of the resolution: smaller means are too high, since they lack particles too fine to be seen. */
const RESOLVED = 1.9

printRelation()

/** The line index = zero + perMm × mean through the photographs, and how far they lie from it. */
function printRelation(): void {
  const grinder = grinders.find(({ slug }) => slug === values.grinder)
  if (!grinder) return
  const curve = buildCurve(grinder)
  const points = accepted
    .filter(({ mean, resolution }) => mean > RESOLVED * resolution)
    .map(({ setting, mean }) => ({ mm: mean, index: curve.indexAt(setting) }))
  const average = (pick: (point: { mm: number; index: number }) => number): number =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [mm, index] = [average((point) => point.mm), average((point) => point.index)]
  const squares = average((point) => (point.mm - mm) ** 2) * points.length
  const perMm = (average((point) => (point.mm - mm) * (point.index - index)) * points.length) / squares
  const residuals = points.map((point) => point.index - index - perMm * (point.mm - mm))
  const sd = Math.sqrt(residuals.reduce((sum, value) => sum + value ** 2, 0) / (points.length - 2))
  const sizes = points.map((point) => point.mm)
  process.stdout.write(`\nnominal index of the ${grinder.slug} by measured mean, ${points.length} photographs\n`)
  process.stdout.write(`index = ${(index - perMm * mm).toFixed(2)} + ${perMm.toFixed(2)} × mm\n`)
  process.stdout.write(
    `from ${Math.min(...sizes).toFixed(2)} to ${Math.max(...sizes).toFixed(2)} mm, middle ${mm.toFixed(3)}\n`,
  )
  process.stdout.write(`residual sd ${sd.toFixed(2)} points, sd of the slope ${(sd / Math.sqrt(squares)).toFixed(2)}\n`)
}
