/** A QR code as an SVG path on a white tile. */
import encodeQR from 'qr'

/** Modules of empty margin that readers need. */
const QUIET = 3

export function qrTile(text: string, x: number, y: number, size: number, ink: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const module = size / rows.length
  const squares = rows.flatMap((row, j) => row.flatMap((isDark, i) => (isDark ? [`M${i} ${j}h1v1h-1z`] : [])))
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${size * 0.09}" fill="#fff"/><path transform="translate(${x} ${y}) scale(${module})" fill="${ink}" shape-rendering="crispEdges" d="${squares.join('')}"/>`
}
