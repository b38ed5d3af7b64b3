/** The web app's fonts as outlines: which letters they have, how wide they are, and their paths. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js'

const resolve = createRequire(import.meta.url).resolve

/** Each face comes in files for parts of Unicode. */
const PARTS = ['latin', 'latin-ext'] as const
const FACES = {
  serif: ['fraunces', '600'],
  sans: ['instrument-sans', '500'],
  bold: ['instrument-sans', '600'],
} as const
export type Face = keyof typeof FACES

const fonts = new Map<Face, Font[]>()

function fontsOf(face: Face): Font[] {
  let kept = fonts.get(face)
  if (!kept) {
    const [family, weight] = FACES[face]
    kept = PARTS.map((part) => {
      const { buffer, byteOffset, byteLength } = readFileSync(
        resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`),
      )
      return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength))
    })
    fonts.set(face, kept)
  }
  return kept
}

interface PlacedGlyph {
  glyph: Glyph
  font: Font
  x: number
}

/** Places the letters of a line; a letter that no part of the face has is skipped. */
function placeGlyphs(face: Face, text: string, size: number): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = []
  let x = 0
  for (const letter of text) {
    const font = fontsOf(face).find((each) => each.charToGlyphIndex(letter) > 0)
    if (!font) continue
    const glyph = font.charToGlyph(letter)
    const scale = size / font.unitsPerEm
    const before = glyphs.at(-1)
    if (before?.font === font) x += font.getKerningValue(before.glyph, glyph) * scale
    glyphs.push({ glyph, font, x })
    x += (glyph.advanceWidth ?? 0) * scale
  }
  return { glyphs, width: x }
}

export const widthOf = (face: Face, text: string, size: number): number => placeGlyphs(face, text, size).width

/** The outline of a line of text that begins at `x` on the baseline `y`. */
export function outlineOf(face: Face, text: string, size: number, x: number, y: number): string {
  return placeGlyphs(face, text, size)
    .glyphs.map(({ glyph, x: offset }) => pathData(glyph.getPath(x + offset, y, size).commands))
    .join('')
}

/** Not `toPathData`, which writes NaN for numbers that are nearly zero. */
const pathData = (commands: readonly PathCommand[]): string =>
  commands
    .map(
      ({ type, ...points }) =>
        type +
        pointsInOrder(points)
          .map((each) => each.toFixed(1))
          .join(' '),
    )
    .join('')

/** Control points come first. */
const pointsInOrder = ({ x1, y1, x2, y2, x, y }: Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>>) =>
  [x1, y1, x2, y2, x, y].filter((each) => each !== undefined)

/** Pictographs and invisible characters, which are left out of cards. */
const LEFT_OUT =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{C}\p{Variation_Selector}]|\u20e3/gu

/** The text without `LEFT_OUT`; undefined if our fonts lack one of its letters, or if nothing is left. */
export function drawable(text: string): string | undefined {
  const line = text.normalize('NFC').replace(/\s/g, ' ').replace(LEFT_OUT, '').replace(/ +/g, ' ').trim()
  if (line === '') return undefined
  const hasAll = (face: Face) =>
    [...line].every((letter) => fontsOf(face).some((font) => font.charToGlyphIndex(letter) > 0))
  return hasAll('serif') && hasAll('sans') ? line : undefined
}
