/** QR code for printed pages, so that a phone can open the link from the paper. */
import encodeQR from 'qr'

/** Modules of empty margin that readers need. */
const QUIET = 2

export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const squares = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      className={className}
      shapeRendering="crispEdges"
    >
      {/* Black on white in both color schemes, so that cameras can read it. */}
      <rect width="100%" height="100%" fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  )
}
