/** Distributes things with an extent on a line over rows, so that none overlap. */
interface Extent {
  from: number
  to: number
}

/** Each goes into the first row where it fits, in the order given. */
export function packRows<T>(things: readonly T[], extentOf: (thing: T) => Extent): T[][] {
  const rows: { things: T[]; extents: Extent[] }[] = []
  for (const thing of things) {
    const extent = extentOf(thing)
    const fits = ({ extents }: { extents: Extent[] }) =>
      extents.every(({ from, to }) => extent.from >= to || extent.to <= from)
    const row = rows.find(fits)
    if (row) {
      row.things.push(thing)
      row.extents.push(extent)
    } else rows.push({ things: [thing], extents: [extent] })
  }
  return rows.map(({ things }) => things)
}
