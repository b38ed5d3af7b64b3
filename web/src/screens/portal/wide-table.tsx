/** Table with horizontal scrolling, also by keyboard. */
import type { ReactNode } from 'react'
import styles from './portal.module.css'

export const WideTable = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves sideways must be reached by keyboard
  <section className={styles.wide} aria-label={label} tabIndex={0}>
    <table>{children}</table>
  </section>
)
