/** Describes the offset of a calibrated grinder from its model. */

/** The offset is in index points, positive where it grinds coarser. */
export function describeOffset(offset: number): string {
  const size = Math.abs(Math.round(offset * 10) / 10)
  if (size === 0) return 'Grinds exactly like its model'
  return `Grinds ${size} ${size === 1 ? 'point' : 'points'} ${offset > 0 ? 'coarser' : 'finer'} than its model`
}
