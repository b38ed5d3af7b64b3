/** Renders a sketch as SVG, hidden from screen readers unless it has a label. */
import styles from './drawing.module.css'
import { BOX, LAYERS, type Sketch } from './sketch.ts'

export interface DrawingProps {
  /** Its height in pixels. */
  size?: number
  /** For screen readers, if no text beside the drawing says what it shows. */
  label?: string
}

export const Drawing = ({
  sketch,
  size = 48,
  label,
  width = BOX,
}: DrawingProps & { sketch: Sketch; width?: number }) => (
  <svg
    className={styles.drawing}
    viewBox={`0 0 ${width} ${BOX}`}
    width={(size * width) / BOX}
    height={size}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined || undefined}
  >
    {LAYERS.map((layer) => sketch[layer] && <path key={layer} className={styles[layer]} d={sketch[layer]} />)}
  </svg>
)
