/** Modal dialog on the browser's <dialog>, which traps the focus, closes on Escape and restores the focus. */
import { t } from '@lingui/core/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

export function Dialog({ title, open, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={id}
      // React also reports a dialog within this one.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t`Close`}>
          ×
        </button>
      </header>
      {open && children}
    </dialog>
  )
}
