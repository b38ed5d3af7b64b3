/** The brand: its mark, a coffee bean that looks like a fingerprint, and the name beside it. */
import { MARK, NAME } from '../../../../domain/brand.ts'
import { textLine } from './text.ts'

/** The mark's paths fill a box at (8, 6), 48 wide and 52 high, which is scaled to `height`. */
export const mark = (x: number, y: number, height: number, stroke: string, width = 3.6): string =>
  `<g transform="translate(${x} ${y}) scale(${height / 52}) translate(-8 -6)" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round">${MARK.map((d) => `<path d="${d}"/>`).join('')}</g>`

export const brand = (x: number, y: number, size: number, fill: string, stroke: string): string =>
  mark(x, y - size * 0.92, size * 1.15, stroke) + textLine(NAME, x + size * 1.3, y, { face: 'serif', size, fill })
