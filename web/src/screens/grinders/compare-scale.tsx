/** Drawing of several dials along the grind index, below the windows of the brew methods. */
import { t } from '@lingui/core/macro'
import type { BrewMethod } from '#domain/catalog.ts'
import type { Curve } from '#domain/curve.ts'
import { useFormat } from '#web/state/units.ts'
import { ticksOf } from '#web/ui/dial-scale.ts'
import { useWidth } from '#web/ui/use-width.ts'
import type { ComparedGrinder } from './compare.tsx'
import styles from './compare-scale.module.css'
import { packRows } from './pack-rows.ts'

interface CompareScaleProps {
  grinders: readonly ComparedGrinder[]
  methods: readonly BrewMethod[]
}

/** Turkish lies below 0. */
const INDEX = { min: -16, max: 100 }
const GRID = [0, 20, 40, 60, 80, 100]
/** Methods whose windows are also drawn behind the grinders; these don't overlap. */
const BANDS = ['espresso', 'v60']

const SIDE = 8
const HEAD = 22
const METHOD_HEIGHT = 24
const GRINDER_HEIGHT = 74
const CHARACTER_WIDTH = 7

type At = (index: number) => number

const nameWidth = (name: string): number => name.length * CHARACTER_WIDTH + 12
/** A name that doesn't fit into its bar is right of it. */
const endOfBar = (name: string, from: number, to: number): number =>
  to - from >= nameWidth(name) ? to : to + nameWidth(name)

export function CompareScale({ grinders, methods }: CompareScaleProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const at: At = (index) => {
    const share = (Math.min(INDEX.max, Math.max(INDEX.min, index)) - INDEX.min) / (INDEX.max - INDEX.min)
    return SIDE + share * (width - 2 * SIDE)
  }
  const bars = packRows(methods, ({ name, grindIndex: { min, max } }) => ({
    from: at(min),
    to: endOfBar(name, at(min), at(max)) + 4,
  }))
  const top = HEAD + bars.length * METHOD_HEIGHT + 12
  const height = top + grinders.length * GRINDER_HEIGHT
  const names = useFormat().list(grinders.map(({ name }) => name))
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          className={styles.scale}
          role="img"
          aria-label={t`Settings of ${names} along the grind index, from fine to coarse`}
        >
          <Grid at={at} bottom={height} />
          {methods
            .filter(({ id }) => BANDS.includes(id))
            .map(({ id, grindIndex: { min, max } }) => (
              <rect
                key={id}
                x={at(min)}
                y={HEAD}
                width={at(max) - at(min)}
                height={height - HEAD}
                className={styles.band}
              />
            ))}
          {bars.flatMap((row, i) =>
            row.map((method) => <MethodBar key={method.id} method={method} y={HEAD + i * METHOD_HEIGHT} at={at} />),
          )}
          {grinders.map((grinder, i) => (
            <Dial key={grinder.chart.slug} grinder={grinder} y={top + i * GRINDER_HEIGHT} at={at} width={width} />
          ))}
        </svg>
      )}
    </div>
  )
}

const Grid = ({ at, bottom }: { at: At; bottom: number }) => (
  <>
    {GRID.map((index) => (
      <g key={index}>
        <line x1={at(index)} x2={at(index)} y1={HEAD - 4} y2={bottom} className={styles.grid} />
        <text x={at(index)} y={HEAD - 9} className={styles.index} textAnchor={index === INDEX.max ? 'end' : 'middle'}>
          {index}
        </text>
      </g>
    ))}
  </>
)

const MethodBar = ({ method, y, at }: { method: BrewMethod; y: number; at: At }) => {
  const { name, grindIndex } = method
  const [x, end] = [at(grindIndex.min), at(grindIndex.max)]
  const fits = end - x >= nameWidth(name)
  return (
    <g>
      <rect x={x} y={y} width={end - x} height={METHOD_HEIGHT - 4} rx="5" className={styles.method} />
      <text x={(fits ? x : end) + 6} y={y + 14} className={styles.methodName}>
        {name}
      </text>
    </g>
  )
}

interface DialProps {
  grinder: ComparedGrinder
  y: number
  at: At
  width: number
}

function Dial({ grinder: { curve, name }, y, at, width }: DialProps) {
  const { references } = curve.grinder
  const [first, last] = [references[0]!.grindIndex, references.at(-1)!.grindIndex]
  const axis = y + 38
  const ticks = ticksOf(curve.grinder)
    .map((tick) => ({ ...tick, index: curve.indexAt(tick.setting) }))
    .filter(({ index }) => index >= INDEX.min && index <= INDEX.max)
  return (
    <g>
      <line x1="0" x2={width} y1={y} y2={y} className={styles.rule} />
      <text x={SIDE} y={y + 20} className={styles.name}>
        {name}
      </text>
      <line x1={at(curve.finestIndex)} x2={at(curve.coarsestIndex)} y1={axis} y2={axis} className={styles.reach} />
      <line
        x1={at(Math.max(first, curve.finestIndex))}
        x2={at(Math.min(last, curve.coarsestIndex))}
        y1={axis}
        y2={axis}
        className={styles.known}
      />
      {ticks.map(({ setting, label, index }) => (
        <line
          key={setting}
          x1={at(index)}
          x2={at(index)}
          y1={axis}
          y2={axis + (label ? 9 : 5)}
          className={styles.tick}
        />
      ))}
      {placeLabels(curve, ticks, at, width).map(({ label, x, anchor }) => (
        <text key={`${label} ${x}`} x={x} y={axis + 23} className={styles.number} textAnchor={anchor}>
          {label}
        </text>
      ))}
    </g>
  )
}

interface IndexedTick {
  label?: string
  index: number
}

/** Leaves out the labels that would touch the one before, from fine to coarse. */
function placeLabels({ direction }: Curve, ticks: readonly IndexedTick[], at: At, width: number) {
  const placed: { label: string; x: number; anchor: 'start' | 'middle' | 'end' }[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const { label, index } of direction === 1 ? ticks : ticks.toReversed()) {
    if (!label) continue
    const half = (label.length * CHARACTER_WIDTH) / 2
    const x = at(index)
    const anchor = x - half < 0 ? 'start' : x + half > width ? 'end' : 'middle'
    const from = anchor === 'start' ? x : anchor === 'end' ? x - 2 * half : x - half
    if (from < end + 6) continue
    placed.push({ label, x, anchor })
    end = from + 2 * half
  }
  return placed
}
