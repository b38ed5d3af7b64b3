/** Small SVG charts, each with a table of the same figures. */

import { t } from '@lingui/core/macro'
import { type ReactNode, useId } from 'react'
import { useFormat } from '../state/units.ts'
import styles from './charts.module.css'

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
  /** What is said of it; the value unless given. */
  text?: string
}

const WIDTH = 600
const HEIGHT = 190
const FOOT = 32
/** Days of a month rather than of a week: their labels are dates, which need more room. */
const MANY = 14

/** One column for each value; labels thin out where there are many. */
export function BarChart({ title, bars, unit }: { title: string; bars: readonly Bar[]; unit: string }) {
  const format = useFormat()
  const textOf = ({ value, text }: Bar): string => text ?? format.number(value, 1)
  const most = Math.max(...bars.map(({ value }) => value), 1)
  const width = WIDTH / Math.max(bars.length, 1)
  const every = Math.ceil(bars.length / (bars.length > MANY ? 5 : 8))
  return (
    <ChartFrame title={title} columns={['', unit]} rows={bars.map((bar) => [bar.label, textOf(bar)])}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.drawing} role="img" aria-label={t`Chart: ${title}`}>
        <line x1="0" x2={WIDTH} y1={HEIGHT - FOOT} y2={HEIGHT - FOOT} className={styles.axis} />
        {bars.map((bar, index) => {
          const { label, value } = bar
          const height = (value / most) * (HEIGHT - FOOT - 18)
          const x = index * width
          return (
            <g key={label}>
              <title>{`${label}: ${textOf(bar)}`}</title>
              <rect
                x={x + width * 0.14}
                y={HEIGHT - FOOT - height}
                width={width * 0.72}
                height={height}
                rx={Math.min(4, width * 0.3)}
                className={styles.bar}
              />
              {index % every === 0 && (
                <text
                  x={every > 1 ? x : x + width / 2}
                  y={HEIGHT - 8}
                  className={every > 1 ? `${styles.label} ${styles.firstLabel}` : styles.label}
                >
                  {label}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </ChartFrame>
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

const PAD = { left: 64, right: 12, top: 16, bottom: 68 }
const EDGE = 264

/** Points in two directions: how one thing goes with another. */
export function ScatterChart({ title, dots, x, y }: ScatterChartProps) {
  const wide = WIDTH - PAD.left - PAD.right
  const high = EDGE - PAD.top - PAD.bottom
  const across = (value: number) => PAD.left + ((value - x.min) / (x.max - x.min || 1)) * wide
  const up = (value: number) => PAD.top + high - ((value - y.min) / (y.max - y.min || 1)) * high
  const formatX = x.format ?? String
  const formatY = y.format ?? String
  return (
    <ChartFrame
      title={title}
      columns={['', x.label, y.label]}
      rows={dots.map((dot) => [dot.label, formatX(dot.x), formatY(dot.y)])}
    >
      <svg viewBox={`0 0 ${WIDTH} ${EDGE}`} className={styles.drawing} role="img" aria-label={t`Chart: ${title}`}>
        <path
          d={`M${PAD.left} ${PAD.top}V${PAD.top + high}H${WIDTH - PAD.right}`}
          className={styles.axis}
          fill="none"
        />
        <text x={PAD.left} y={PAD.top + high + 27} className={`${styles.label} ${styles.firstLabel}`}>
          {formatX(x.min)}
        </text>
        <text x={WIDTH - PAD.right} y={PAD.top + high + 27} className={`${styles.label} ${styles.lastLabel}`}>
          {formatX(x.max)}
        </text>
        {[y.min, y.max].map((value) => (
          <text key={value} x={PAD.left - 8} y={up(value) + 4} className={styles.sideLabel}>
            {formatY(value)}
          </text>
        ))}
        <text x={PAD.left + wide / 2} y={EDGE - 7} className={styles.label}>
          {x.label}
        </text>
        {dots.map((dot, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two brews may have the same figures
          <circle key={index} cx={across(dot.x)} cy={up(dot.y)} r="8" className={styles.dot}>
            <title>{`${dot.label}: ${formatX(dot.x)}, ${formatY(dot.y)}`}</title>
          </circle>
        ))}
      </svg>
    </ChartFrame>
  )
}
