/** Short texts in a row with dots between them. Where the row wraps, no dot is left at the end or start of a line. */
import type { ReactNode } from 'react'
import styles from './dotted.module.css'

/** Falsy parts are left out. */
export const Dotted = ({ parts }: { parts: readonly (ReactNode | false)[] }) => (
  <span className={styles.clip}>
    <span className={styles.row}>
      {parts
        .filter((part) => part)
        .map((part, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places
          <span key={i}>
            {i > 0 && <span className={styles.dot}> · </span>}
            {part}
          </span>
        ))}
    </span>
  </span>
)
