/**
 * Prints how far measured photographs of grounds are from a reference: node bench/truth/grind-photos.ts FOLDER. The
 * folder has photographs and reference.json, a list of { photo, setting, pixelsPerMm, meanDiameterMm }. The coin is
 * US five cents unless --reference says otherwise.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measurePhoto } from '#domain/grind-photo/measure-photo.ts'
import { parseReference } from '#domain/grind-photo/references.ts'
import { decodeJpeg } from '../../scripts/decode-jpeg.ts'

interface ReferencePhoto {
  photo: string
  setting: number
  pixelsPerMm: number
  meanDiameterMm: number
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reference: { type: 'string', default: 'us-nickel' } },
})
const [folder] = positionals
const reference = parseReference(values.reference)
if (!folder || !reference) throw new Error('Usage: node bench/truth/grind-photos.ts FOLDER [--reference us-nickel]')

const print = (...cells: (string | number)[]) =>
  process.stdout.write(`${cells.map((cell) => String(cell).padEnd(11)).join('')}\n`)
const percent = (share: number): string => `${share < 0 ? '' : '+'}${(100 * share).toFixed(1)} %`

const photos = JSON.parse(await readFile(join(folder, 'reference.json'), 'utf8')) as ReferencePhoto[]
const accepted: { setting: number; mean: number; error: number }[] = []
let worstScale = 0
let slowest = 0
print('setting', 'mean mm', '±', 'reference', 'error', 'px/mm', 'error', 'particles', 'CPU s', 'quality')
for (const { photo, setting, pixelsPerMm, meanDiameterMm } of photos) {
  const pixels = await decodeJpeg(join(folder, photo))
  const start = process.cpuUsage()
  const { quality, warnings, scale, sizes } = measurePhoto(pixels, { reference })
  const seconds = process.cpuUsage(start).user / 1e6
  slowest = Math.max(slowest, seconds)
  const scaleError = (scale?.pixelsPerMm ?? 0) / pixelsPerMm - 1
  worstScale = Math.max(worstScale, Math.abs(scaleError))
  const mean = sizes?.meanDiameterMm.value ?? Number.NaN
  const error = mean / meanDiameterMm - 1
  if (quality !== 'refused') accepted.push({ setting, mean, error })
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
