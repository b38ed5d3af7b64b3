/** The drawings on the dark side of a card, each in a circle: a dial, a bean in the tone of its roast, a letter. */
import { angleAt, arcPath, pointAt } from '../../../../domain/arc.ts'
import type { Card, DialPicture, Picture } from '../card.ts'
import { COLORS, ROASTS } from './colors.ts'
import { drawable } from './fonts.ts'
import { mark } from './mark.ts'
import { type Fit, fitText, textLine } from './text.ts'

/** The radius of the dial's arc in the drawing's own units, in which everything else is measured. */
const RADIUS = 150
const THICK = 18

/** Draws a picture around a point; its arc has the given radius. */
export function drawPicture({ picture }: Card, x: number, y: number, radius: number): string {
  return `<g transform="translate(${x} ${y}) scale(${radius / RADIUS})">${insides(picture)}</g>`
}

function insides(picture: Picture): string {
  switch (picture.type) {
    case 'dial':
      return dial(picture)
    case 'bean':
      return bean(picture.roast, picture.label)
    case 'letter':
      return letter(picture.letter, picture.label)
  }
}

const arc = (from: number, to: number, stroke: string, cap = 'butt'): string =>
  `<path d="${arcPath(RADIUS, from, to)}" fill="none" stroke="${stroke}" stroke-width="${THICK}" stroke-linecap="${cap}"/>`

function dial({ number, unit, caption: name, share, band, ticks, ends }: DialPicture): string {
  return [
    arc(0, 1, COLORS.nightLine, 'round'),
    band && arc(Math.max(0, band[0] - 0.004), Math.min(1, band[1] + 0.004), COLORS.nightBand),
    ...ticks.map(tick),
    needle(share),
    ...[-0.05, 1.05].map((at, i) => {
      const point = pointAt(RADIUS, at)
      return textLine(ends[i]!, point.x, point.y + 13, { face: 'sans', size: 15, fill: COLORS.nightSoft }, 'middle')
    }),
    setting(number, unit),
    caption(name, 178),
  ].join('')
}

function tick({ share, label }: DialPicture['ticks'][number]): string {
  const outer = pointAt(RADIUS - 15, share)
  const inner = pointAt(RADIUS - (label ? 24 : 20), share)
  const line = `<path d="M${outer.x} ${outer.y}L${inner.x} ${inner.y}" stroke="${label ? COLORS.nightSoft : COLORS.nightTick}" stroke-width="${label ? 1.8 : 1.2}"/>`
  if (!label) return line
  const align = share < 0.4 ? 'start' : share > 0.6 ? 'end' : 'middle'
  const point = pointAt(RADIUS - (align === 'middle' ? 38 : 32), share)
  return line + textLine(label, point.x, point.y + 5, { face: 'sans', size: 14, fill: COLORS.nightSoft }, align)
}

const needle = (share: number): string =>
  `<g transform="rotate(${angleAt(share).toFixed(2)})" stroke="${COLORS.glow}"><path d="M0 ${-RADIUS - 18}V${-RADIUS + 18}" stroke-width="5" stroke-linecap="round"/><circle cy="${-RADIUS}" r="10" fill="${COLORS.night}" stroke-width="5"/></g>`

const SETTING_FITS: readonly Fit[] = [
  [84, 1],
  [72, 1],
  [60, 1],
  [48, 1],
  [38, 2],
  [30, 2],
  [24, 2],
]
const CAPTION_FITS: readonly Fit[] = [
  [24, 1],
  [21, 1],
  [19, 1],
]

function setting(number: string, unit: string): string {
  const { size, lines } = fitText(number, 'serif', SETTING_FITS, 176)
  const base = lines.length === 1 ? size * 0.3 : -size * 0.1
  const numbers = lines.map((line, i) =>
    textLine(line, 0, base + i * size * 1.1, { face: 'serif', size, fill: COLORS.onNight }, 'middle'),
  )
  const below = base + (lines.length - 1) * size * 1.1 + 32
  return numbers.join('') + textLine(unit, 0, below, { face: 'sans', size: 21, fill: COLORS.glow }, 'middle')
}

function caption(text: string, y: number): string {
  const { size, lines } = fitText(text, 'bold', CAPTION_FITS, 340)
  return lines.map((line) => textLine(line, 0, y, { face: 'bold', size, fill: COLORS.onNight }, 'middle')).join('')
}

/** From above, with its crease, and the scale of roasts below it. */
function bean(roast: number, label: string): string {
  const tone = ROASTS[roast]!
  const dots = ROASTS.map((fill, i) => {
    const ring = i === roast ? `stroke="${COLORS.onNight}" stroke-width="3.5"` : ''
    return `<circle cx="${(i - 2) * 38}" cy="118" r="${i === roast ? 13 : 10}" fill="${fill}" ${ring}/>`
  })
  const shape = `<g transform="translate(0 -42) rotate(28)"><ellipse rx="82" ry="112" fill="${tone}"/><path d="M4 -110C-34 -58 44 -20 4 24 -22 56 -12 84 2 110" fill="none" stroke="${COLORS.night}" stroke-width="10" stroke-linecap="round"/><path d="M-52 -58C-66 -26 -66 16 -54 50" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="8" stroke-linecap="round"/></g>`
  const text = caption(label, 170)
  return shape + dots.join('') + text
}

/** A first letter in a ring; the brand's mark where our fonts lack the letter. */
function letter(initial: string, label: string): string {
  const ring = `<circle cy="-22" r="128" fill="none" stroke="${COLORS.nightLine}" stroke-width="${THICK}"/><path d="${arcPath(128, 0.5, 0.86)}" transform="translate(0 -22)" fill="none" stroke="${COLORS.glow}" stroke-width="${THICK}" stroke-linecap="round"/>`
  const known = drawable(initial)
  const inside = known
    ? textLine(known, 0, 28, { face: 'serif', size: 142, fill: COLORS.onNight }, 'middle')
    : mark(-60, -87, 130, COLORS.onNight)
  const text = caption(label, 170)
  return ring + inside + text
}
