/** A tile in the tone of a roast with a drawing on it, named after the roast for screen readers. */
import type { RoastLevel } from '#domain/catalog.ts'
import { Drawing } from '../../drawings/drawing.tsx'
import type { Sketch } from '../../drawings/sketch.ts'
import { roastLabel } from './coffee-labels.ts'
import styles from './roast-tile.module.css'

interface RoastTileProps {
  roast: RoastLevel
  sketch: Sketch
  /** Size of the drawing; the tile is a little wider. */
  size?: number
}

export const RoastTile = ({ roast, sketch, size = 44 }: RoastTileProps) => (
  <span className={styles.tile} data-roast={roast} role="img" aria-label={roastLabel(roast)}>
    <Drawing sketch={sketch} size={size} />
  </span>
)
