/** Small picture of a grinder's dial: its marks and their labels. It can't be turned. */
import { arcPath, pointAt } from '#domain/arc.ts'
import type { GrinderModel } from '#domain/catalog.ts'
import { buildCurve } from '#domain/curve.ts'
import { shareOf } from '#domain/dial-scale.ts'
import { ticksOf } from '../ui/dial-scale.ts'
import styles from './dial-face.module.css'
import type { DrawingProps } from './drawing.tsx'

const RADIUS = 26
const MAX_MARKS = 60

export function DialFace({ dial, size = 96, label }: DrawingProps & { dial: GrinderModel }) {
  const curve = buildCurve(dial)
  const ticks = ticksOf(dial)
  const labelled = ticks.filter((tick) => tick.label !== undefined)
  const marks = ticks.length > MAX_MARKS ? labelled : ticks
  const written = [labelled[0], labelled.at(-1)].flatMap((tick) => tick ?? [])
  const { notation, adjustment } = dial
  return (
    <svg
      className={styles.face}
      viewBox="-32 -32 64 64"
      width={size}
      height={size}
      data-adjustment={adjustment}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={arcPath(RADIUS + 4, 0, 1)} className={styles.rim} />
      {adjustment === 'stepless' && <path d={arcPath(RADIUS - 1.5, 0, 1)} className={styles.band} />}
      {marks.map(({ setting, label: text }) => (
        <Mark key={setting} share={shareOf(curve, setting)} isLong={text !== undefined} />
      ))}
      {written.map(({ setting, label: text }) => {
        const share = shareOf(curve, setting)
        return (
          <text key={setting} {...pointAt(RADIUS - 10, share)} className={styles.number}>
            {shorten(text!)}
          </text>
        )
      })}
      <circle r="8" className={styles.knob} />
      <path d={pointerPath(notation.kind === 'turns' ? 0.35 : 0.5)} className={styles.pointer} />
    </svg>
  )
}

/** "4 turns" is too long for a small face. */
const shorten = (text: string): string => text.replace(/ .*$/, '')

function Mark({ share, isLong }: { share: number; isLong: boolean }) {
  const [outer, inner] = [pointAt(RADIUS, share), pointAt(RADIUS - (isLong ? 5 : 2.5), share)]
  return <path d={`M${outer.x} ${outer.y}L${inner.x} ${inner.y}`} className={isLong ? styles.long : styles.mark} />
}

function pointerPath(share: number): string {
  const [inner, outer] = [pointAt(2, share), pointAt(8, share)]
  return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`
}
