/** Small SVG charts, each with a table of the same figures. */

import { t } from '@lingui/core/macro'
import { type ReactNode, useId } from 'react'
import { useFormat } from '../state/units.ts'
import styles from './charts.module.css'
import { labelEvery, labelMiddle } from './charts-labels.ts'
import { useWidth } from './use-width.ts'

interface ChartFrameProps {
  title: string
  columns: readonly string[]
  rows: readonly (readonly ReactNode[])[]
  children: ReactNode
}

/** A figure with its title and its table. */
export function ChartFrame({ title, columns, rows, children }: ChartFrameProps) {
  const id = useId()
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {children}
      <details>
        <summary>{t`Show as table`}</summary>
        <table>
          <thead>
            <tr>
              {columns.map((column) =>
                column ? (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ) : (
                  <td key={column} />
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and never change places
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={columns[column]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

export interface Bar {
  label: string
  value: number
  /** The value as text; the formatted number by default. */
  text?: string
}

const HEIGHT = 200
const FOOT = 28
const TOP = 18
const WIDEST_BAR = 72
/** With more bars, the values would touch each other on a phone. */
const MAX_BARS_WITH_VALUES = 10

interface BarChartProps {
  title: string
  bars: readonly Bar[]
  unit: string
  /** Labels of a scale that the columns divide: one before each column and one at the end. */
  edges?: readonly string[]
}

/** One column for each value; if there are many, only some have labels. */
export function BarChart({ title, bars, unit, edges }: BarChartProps) {
  const textOf = useBarText()
  const [ref, width] = useWidth<HTMLDivElement>()
  return (
    <ChartFrame title={title} columns={['', unit]} rows={bars.map((bar) => [bar.label, textOf(bar)])}>
      <div ref={ref}>{width > 0 && <Bars title={title} bars={bars} edges={edges} width={width} />}</div>
    </ChartFrame>
  )
}

function useBarText(): (bar: Bar) => string {
  const format = useFormat()
  return ({ value, text }) => text ?? format.number(value, 1)
}

function Bars({ title, bars, edges, width }: Omit<BarChartProps, 'unit'> & { width: number }) {
  const textOf = useBarText()
  const most = Math.max(...bars.map(({ value }) => value), 1)
  const step = width / Math.max(bars.length, 1)
  const barWidth = Math.min(step * 0.72, WIDEST_BAR)
  const labels = edges ?? bars.map(({ label }) => label)
  const every = labelEvery(labels, step)
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} className={styles.drawing} role="img" aria-label={t`Chart: ${title}`}>
      <line x1="0" x2={width} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className={styles.axis} />
      {bars.map((bar, index) => {
        const { label, value } = bar
        const height = (value / most) * (HEIGHT - FOOT - TOP)
        const middle = (index + 0.5) * step
        return (
          <g key={label}>
            <title>{`${label}: ${textOf(bar)}`}</title>
            <rect
              x={middle - barWidth / 2}
              y={HEIGHT - FOOT - height}
              width={barWidth}
              height={height}
              rx={Math.min(4, barWidth * 0.4)}
              className={styles.bar}
            />
            {value > 0 && bars.length <= MAX_BARS_WITH_VALUES && (
              <text x={middle} y={HEIGHT - FOOT - height - 5} className={styles.label}>
                {textOf(bar)}
              </text>
            )}
          </g>
        )
      })}
      {labels.map(
        (label, index) =>
          index % every === 0 && (
            <text
              key={label}
              x={labelMiddle(label, (edges ? index : index + 0.5) * step, width)}
              y={HEIGHT - 8}
              className={styles.label}
            >
              {label}
            </text>
          ),
      )}
    </svg>
  )
}

export interface Dot {
  x: number
  y: number
  label: string
}

interface ScatterChartProps {
  title: string
  dots: readonly Dot[]
  x: { label: string; min: number; max: number; format?: (value: number) => string }
  y: { label: string; min: number; max: number; format?: (value: number) => string }
}

const PAD = { left: 48, right: 12, top: 16, bottom: 52 }
const EDGE = 248

/** Points that show how two quantities relate. */
export function ScatterChart(props: ScatterChartProps) {
  const { title, dots, x, y } = props
  const [ref, width] = useWidth<HTMLDivElement>()
  const [formatX, formatY] = [x.format ?? String, y.format ?? String]
  return (
    <ChartFrame
      title={title}
      columns={['', x.label, y.label]}
      rows={dots.map((dot) => [dot.label, formatX(dot.x), formatY(dot.y)])}
    >
      <div ref={ref}>{width > 0 && <Dots {...props} width={width} />}</div>
    </ChartFrame>
  )
}

function Dots({ title, dots, x, y, width }: ScatterChartProps & { width: number }) {
  const wide = width - PAD.left - PAD.right
  const high = EDGE - PAD.top - PAD.bottom
  const across = (value: number) => PAD.left + ((value - x.min) / (x.max - x.min || 1)) * wide
  const up = (value: number) => PAD.top + high - ((value - y.min) / (y.max - y.min || 1)) * high
  const [formatX, formatY] = [x.format ?? String, y.format ?? String]
  return (
    <svg viewBox={`0 0 ${width} ${EDGE}`} className={styles.drawing} role="img" aria-label={t`Chart: ${title}`}>
      <path d={`M${PAD.left} ${PAD.top}V${PAD.top + high}H${width - PAD.right}`} className={styles.axis} fill="none" />
      <text x={PAD.left} y={PAD.top + high + 20} className={`${styles.label} ${styles.firstLabel}`}>
        {formatX(x.min)}
      </text>
      <text x={width - PAD.right} y={PAD.top + high + 20} className={`${styles.label} ${styles.lastLabel}`}>
        {formatX(x.max)}
      </text>
      {[y.min, y.max].map((value) => (
        <text key={value} x={PAD.left - 8} y={up(value) + 4} className={styles.sideLabel}>
          {formatY(value)}
        </text>
      ))}
      <text x={PAD.left + wide / 2} y={EDGE - 8} className={styles.label}>
        {x.label}
      </text>
      {dots.map((dot, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two brews may have the same figures
        <circle key={index} cx={across(dot.x)} cy={up(dot.y)} r="7" className={styles.dot}>
          <title>{`${dot.label}: ${formatX(dot.x)}, ${formatY(dot.y)}`}</title>
        </circle>
      ))}
    </svg>
  )
}
