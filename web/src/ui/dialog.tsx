/** Modal dialog on the browser's <dialog>, which traps the focus, closes on Escape and restores the focus. */
import { t } from '@lingui/core/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  /** Shown at the bottom edge and closed by a tap above it. Its children stay mounted, which keeps their input. */
  isSheet?: boolean
  children: ReactNode
}

export function Dialog({ title, open, onClose, isSheet = false, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape.
    <dialog
      ref={ref}
      className={isSheet ? `${styles.dialog} ${styles.sheet}` : styles.dialog}
      aria-labelledby={id}
      // At once, since a key may open it again before the close event arrives.
      onCancel={({ target, currentTarget }) => target === currentTarget && onClose()}
      // React also reports events of nested dialogs. The event is asynchronous: the dialog may be open again by then.
      onClose={({ target, currentTarget }) => target === currentTarget && !currentTarget.open && onClose()}
      onClick={({ target, currentTarget, clientY }) => {
        if (isSheet && target === currentTarget && clientY < currentTarget.getBoundingClientRect().top) onClose()
      }}
    >
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t`Close`}>
          ×
        </button>
      </header>
      {(open || isSheet) && children}
    </dialog>
  )
}
