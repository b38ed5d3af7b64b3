/** A grind setting in very large figures, as the dial shows it. */
import styles from './big-setting.module.css'
import { splitLabel } from './setting-label.ts'

export function BigSetting({ label }: { label: string }) {
  const { lines, unit } = splitLabel(label)
  const longest = Math.max(...lines.map(({ length }) => length))
  return (
    <strong className={styles.setting} data-size={sizeFor(longest, lines.length)}>
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
      {unit && <small>{unit}</small>}
    </strong>
  )
}

/** Long settings are smaller, to stay clear of the dial's numbers around them. */
function sizeFor(length: number, lines: number): 'four' | 'seven' | 'long' | undefined {
  if (lines > 1 || length > 7) return 'long'
  if (length > 4) return 'seven'
  return length === 4 ? 'four' : undefined
}
