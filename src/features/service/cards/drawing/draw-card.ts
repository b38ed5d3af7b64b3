/** Draws a card as SVG in each of its shapes: texts on paper, the picture and the QR code on a dark side. */
import { type Card, SHAPES, type Shape } from '../card.ts'
import { COLORS } from './colors.ts'
import { onlyDrawable } from './drawable-card.ts'
import { brand } from './mark.ts'
import { drawPicture } from './pictures.ts'
import { qrTile } from './qr.ts'
import { breakLines, type Fit, fitLine, textLine } from './text.ts'
import { drawFigures, drawWords } from './words.ts'

export function drawCard(card: Card, shape: Shape): string {
  const { width, height } = SHAPES[shape]
  const drawing = LAYOUTS[shape](onlyDrawable(card))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${COLORS.paper}"/>${drawing}</svg>`
}

const LAYOUTS: Record<Shape, (card: Card) => string> = { wide, square, story }

/** Sizes of the title, each with the lines that there is room for. */
const TITLES = {
  wide: fits(2, [78, 70, 62]).concat(fits(3, [54, 48, 42])),
  square: fits(1, [84]).concat(fits(2, [72, 64, 56, 48])),
  story: fits(2, [104, 92]).concat(fits(3, [76, 66, 56])),
}

function fits(lines: number, sizes: readonly number[]): Fit[] {
  return sizes.map((size) => [size, lines])
}

const dark = (x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${COLORS.night}"/>`

/** The address of the card's page without its scheme. */
const addressOf = ({ url }: Card): string => url.replace(/^https?:\/\//, '')

/** Link previews: texts on the left, the picture on the right. */
function wide(card: Card): string {
  return [
    dark(764, 0, 436, 630),
    brand(64, 96, 34, COLORS.ink, COLORS.accent),
    drawWords(card, { x: 64, y: 172, width: 640, titles: TITLES.wide, scale: 1 }),
    drawFigures(card.figures, { x: 64, y: 496, width: 640, columns: 4, scale: 1 }),
    drawPicture(card, 982, 220, 150),
    qrTile(card.url, 1044, 464, 120, COLORS.night),
    invitation(card, 804, 464 + 60, 220, 1),
  ].join('')
}

/** Posts: the picture on top. */
function square(card: Card): string {
  return [
    dark(0, 0, 1080, 548),
    brand(72, 112, 38, COLORS.onNight, COLORS.glow),
    drawPicture(card, 540, 262, 186),
    qrTile(card.url, 868, 372, 140, COLORS.night),
    drawWords(card, { x: 72, y: 624, width: 936, titles: TITLES.square, scale: 1.12 }),
    drawFigures(card.figures, { x: 72, y: 934, width: 936, columns: 4, scale: 1.25 }),
  ].join('')
}

/** Stories: everything stacked, away from the top and the bottom, which apps cover. */
function story(card: Card): string {
  return [
    brand(84, 218, 48, COLORS.ink, COLORS.accent),
    drawWords(card, { x: 84, y: 312, width: 912, titles: TITLES.story, scale: 1.4 }),
    dark(60, 736, 960, 540, 44),
    drawPicture(card, 540, 978, 196),
    drawFigures(card.figures, { x: 84, y: 1330, width: 912, columns: 2, scale: 1.5 }),
    qrTile(card.url, 84, 1640, 168, COLORS.night),
    textLine(card.invitation, 290, 1716, { face: 'bold', size: 36, fill: COLORS.ink }),
    textLine(fitLine(addressOf(card), 'sans', 30, 700), 290, 1768, { face: 'sans', size: 30, fill: COLORS.soft }),
  ].join('')
}

/** Beside the QR code, around the middle of its height. */
function invitation(card: Card, x: number, middle: number, width: number, scale: number): string {
  const size = 24 * scale
  const lines = breakLines(card.invitation, 'bold', size, width, 3)
  const first = middle - ((lines.length - 1) * size * 1.3) / 2 + size * 0.35
  const style = { face: 'bold', size, fill: COLORS.onNight } as const
  return lines.map((line, i) => textLine(line, x, first + i * size * 1.3, style)).join('')
}
