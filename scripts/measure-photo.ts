/**
 * Measures the grounds in photographs:
 * npm run measure-photo -- FILE … --reference us-nickel [--region x,y,width,height] [--json]. Several files are
 * photographs of one setting and are pooled. The reference is a coin, "card", "sheet", or the diameter of a disc such
 * as "21.5mm"; the region is in pixels.
 */
import { parseArgs } from 'node:util'
import { measurePhoto, type PhotoMeasurement } from '#domain/grind-photo/measure-photo.ts'
import type { Point } from '#domain/grind-photo/photo.ts'
import { poolPhotos } from '#domain/grind-photo/pool.ts'
import { COINS, parseReference } from '#domain/grind-photo/references.ts'
import { decodePhoto } from './decode-photo.ts'

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { reference: { type: 'string' }, region: { type: 'string' }, json: { type: 'boolean' } },
})
const reference = parseReference(values.reference ?? '')
const region = values.region === undefined ? undefined : parseRegion(values.region)
if (files.length === 0 || !reference || (values.region !== undefined && !region)) {
  const known = ['card', 'sheet', '21.5mm', ...COINS.map(({ id }) => id)].join(', ')
  process.stderr.write(
    `Usage: npm run measure-photo -- FILE … --reference REFERENCE [--region x,y,width,height] [--json]\nReferences: ${known}\n`,
  )
  process.exit(2)
}

const measured: PhotoMeasurement[] = []
for (const file of files) {
  const photo = await decodePhoto(file).catch((error: Error) => {
    process.stderr.write(`${file} can't be read as a JPEG or PNG: ${error.message}\n`)
    process.exit(1)
  })
  measured.push(measurePhoto(photo, { reference, region }))
}
const [first] = measured
const summary =
  measured.length === 1 ? summaryOf(first!) : { ...pooledSummary(measured), each: measured.map(summaryOf) }
process.stdout.write(values.json ? `${JSON.stringify(summary)}\n` : asText(summary))

function parseRegion(text: string): Point[] | undefined {
  const [x, y, width, height, ...rest] = text.split(',').map(Number)
  if (rest.length > 0 || !(x! >= 0 && y! >= 0 && width! > 0 && height! > 0)) return undefined
  const [right, bottom] = [x! + width!, y! + height!]
  return [
    { x: x!, y: y! },
    { x: right, y: y! },
    { x: right, y: bottom },
    { x: x!, y: bottom },
  ]
}

type Figures = Pick<PhotoMeasurement, 'sizes' | 'resolutionMm'>

function figuresOf({ sizes, resolutionMm }: Figures) {
  return {
    particles: sizes?.particles ?? 0,
    meanDiameterMm: rounded(sizes?.meanDiameterMm.value),
    meanDiameterErrorMm: rounded(sizes?.meanDiameterMm.error),
    medianDiameterMm: rounded(sizes?.medianDiameterMm.value),
    medianDiameterErrorMm: rounded(sizes?.medianDiameterMm.error),
    medianByVolumeMm: rounded(sizes?.medianByVolumeMm),
    sdDiameterMm: rounded(sizes?.sdDiameterMm),
    finesShare: rounded(sizes?.tails.fines ?? undefined),
    bouldersShare: rounded(sizes?.tails.boulders),
    resolutionMm: rounded(resolutionMm),
  }
}

function summaryOf(measurement: PhotoMeasurement) {
  const { quality, warnings, scale } = measurement
  return { pixelsPerMm: rounded(scale?.pixelsPerMm), ...figuresOf(measurement), quality, warnings }
}

/** Only photographs that aren't refused count. */
function pooledSummary(measurements: readonly PhotoMeasurement[]) {
  const pooled = poolPhotos(measurements)
  const qualities = measurements.map(({ quality }) => quality)
  const quality = pooled ? (qualities.includes('fair') ? 'fair' : 'good') : 'refused'
  return { photos: pooled?.photos ?? 0, ...figuresOf(pooled ?? {}), quality }
}

function rounded(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 10_000) / 10_000
}

function asText(summary: object): string {
  const lines = Object.entries(summary).map(([name, value]) => {
    if (name === 'each') return (value as object[]).map((each) => `\n${asText(each)}`).join('')
    const isList = name === 'warnings'
    const shown = isList ? (value as { code: string }[]).map(({ code }) => code).join(', ') || 'none' : String(value)
    return `${name.padEnd(24)}${shown}\n`
  })
  return lines.join('')
}
