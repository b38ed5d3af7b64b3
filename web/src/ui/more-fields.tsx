/** Fields that most people skip: collapsed until somebody opens them, or one of them has an error. */
import { type ReactNode, useState } from 'react'
import styles from './more-fields.module.css'

interface MoreFieldsProps {
  summary: string
  /** Whether they are open initially, such as for editing. */
  isOpen: boolean
  isRefused: boolean
  children: ReactNode
}

export function MoreFields({ summary, isOpen: isOpenAtFirst, isRefused, children }: MoreFieldsProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  return (
    <details className={styles.more} open={isOpen || isRefused} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
