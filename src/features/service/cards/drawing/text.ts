/** Sets text as SVG outlines: aligned lines, and paragraphs that are broken into lines and shortened. */
import { type Face, outlineOf, widthOf } from './fonts.ts'

export interface TextStyle {
  face: Face
  size: number
  fill: string
}

export type Align = 'start' | 'middle' | 'end'

export function textLine(text: string, x: number, y: number, { face, size, fill }: TextStyle, align: Align = 'start') {
  const width = align === 'start' ? 0 : widthOf(face, text, size)
  const left = align === 'middle' ? x - width / 2 : x - width
  return `<path fill="${fill}" d="${outlineOf(face, text, size, left, y)}"/>`
}

/** Breaks a text at spaces; a word that is wider than the line is cut anywhere. The last line ends with "…" if cut. */
export function breakLines(text: string, face: Face, size: number, width: number, most: number): string[] {
  const fits = (line: string) => widthOf(face, line, size) <= width
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => cutWord(each, fits))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (fits(longer)) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  if (line !== '') lines.push(line)
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), shortened(lines.slice(most - 1).join(' '), fits)]
}

/** One line, shortened to fit. */
export const fitLine = (text: string, face: Face, size: number, width: number): string =>
  widthOf(face, text, size) <= width ? text : shortened(text, (line) => widthOf(face, line, size) <= width)

function cutWord(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

function shortened(text: string, fits: (line: string) => boolean): string {
  const letters = [...text]
  while (letters.length > 1 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** A font size, and the maximum number of lines at that size. */
export type Fit = readonly [size: number, most: number]

/** Sets a text in the first size at which it fits; in the last one it is shortened. */
export function fitText(text: string, face: Face, fits: readonly Fit[], width: number) {
  for (const [size, most] of fits) {
    const lines = breakLines(text, face, size, width, most + 1)
    const isWhole = text.split(' ').every((word) => widthOf(face, word, size) <= width)
    if (lines.length <= most && isWhole) return { size, lines: balanced(text, face, size, width, lines) }
  }
  const [size, most] = fits.at(-1)!
  return { size, lines: breakLines(text, face, size, width, most) }
}

/** Lines of similar length, so that the last one isn't a single word. */
function balanced(text: string, face: Face, size: number, width: number, lines: string[]): string[] {
  let best = lines
  for (let narrower = width * 0.94; narrower > width / 2 && lines.length > 1; narrower -= width * 0.06) {
    const next = breakLines(text, face, size, narrower, lines.length + 1)
    const isWhole = next.every((line) => widthOf(face, line, size) <= narrower)
    if (next.length > lines.length || !isWhole) break
    best = next
  }
  return best
}
