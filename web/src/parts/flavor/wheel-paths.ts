/** Paths of the sectors of a wheel, in degrees clockwise from the top. */

export interface Sector {
  from: number
  to: number
}

/** The sector at index `place` of `count` equal ones; without `within`, the first is centered at the top. */
export function sectorOf(place: number, count: number, within?: Sector): Sector {
  const width = (within ? within.to - within.from : 360) / count
  const from = (within ? within.from : -width / 2) + place * width
  return { from, to: from + width }
}

const round = (value: number): number => Math.round(value * 100) / 100

function pointAt(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${round(Math.sin(angle) * radius)} ${round(-Math.cos(angle) * radius)}`
}

/** Whether text along the wheel would be upside down in this sector. */
export function isUpsideDown({ from, to }: Sector): boolean {
  const middle = ((from + to) / 2) % 360
  return middle > 90 && middle < 270
}

/** Baseline for text; reversed where the text would be upside down. */
export function arc(sector: Sector, radius: number): string {
  const isTurned = isUpsideDown(sector)
  const [start, end] = isTurned ? [sector.to, sector.from] : [sector.from, sector.to]
  return `M${pointAt(start, radius)}A${radius} ${radius} 0 0 ${isTurned ? 0 : 1} ${pointAt(end, radius)}`
}

export const ringSegment = ({ from, to }: Sector, inner: number, outer: number): string =>
  `M${pointAt(from, outer)}A${outer} ${outer} 0 0 1 ${pointAt(to, outer)}` +
  `L${pointAt(to, inner)}A${inner} ${inner} 0 0 0 ${pointAt(from, inner)}Z`
