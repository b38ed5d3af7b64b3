/**
 * Measures the grounds in a photograph: npm run measure-photo -- FILE --reference us-nickel [--json]. The reference is a
 * coin, "card", "sheet", or the diameter of a disc such as "21.5mm".
 */
import { parseArgs } from 'node:util'
import { measurePhoto, type PhotoMeasurement } from '#domain/grind-photo/measure-photo.ts'
import { COINS, parseReference } from '#domain/grind-photo/references.ts'
import { decodeJpeg } from './decode-jpeg.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reference: { type: 'string' }, json: { type: 'boolean' } },
})
const reference = parseReference(values.reference ?? '')
const [file] = positionals
if (!file || !reference) {
  const known = ['card', 'sheet', '21.5mm', ...COINS.map(({ id }) => id)].join(', ')
  process.stderr.write(`Usage: npm run measure-photo -- FILE --reference REFERENCE [--json]\nReferences: ${known}\n`)
  process.exit(2)
}
const photo = await decodeJpeg(file).catch((error: Error) => {
  process.stderr.write(`${file} can't be read as a JPEG: ${error.message}\n`)
  process.exit(1)
})
const summary = summaryOf(measurePhoto(photo, { reference }))
process.stdout.write(values.json ? `${JSON.stringify(summary)}\n` : asText(summary))

type Summary = ReturnType<typeof summaryOf>

function summaryOf({ quality, warnings, scale, resolutionMm, sizes }: PhotoMeasurement) {
  return {
    pixelsPerMm: rounded(scale?.pixelsPerMm),
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
    quality,
    warnings,
  }
}

function rounded(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value * 10_000) / 10_000
}

function asText(summary: Summary): string {
  const lines = Object.entries(summary).map(([name, value]) => {
    const shown = name === 'warnings' ? summary.warnings.map(({ code }) => code).join(', ') || 'none' : String(value)
    return `${name.padEnd(24)}${shown}\n`
  })
  return lines.join('')
}
