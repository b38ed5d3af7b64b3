/** A button that shows less important actions below it. Its children are buttons and links, with their dialogs. */
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icons.tsx'
import styles from './menu.module.css'

interface MenuProps {
  label: string
  children: ReactNode
}

export function Menu({ label, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const [side, setSide] = useState<'start' | 'end'>('end')
  const around = useRef<HTMLDivElement>(null)
  const id = useId()
  const focusButton = () => around.current?.querySelector('button')?.focus()

  useEffect(() => {
    // For dialogs that actions open: the action is hidden when its dialog closes, so the menu's button gets the focus.
    const afterDialog = () => focusButton()
    const element = around.current
    element?.addEventListener('close', afterDialog, true)
    return () => element?.removeEventListener('close', afterDialog, true)
  })

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (!around.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const open = () => {
    const { left, right } = around.current!.getBoundingClientRect()
    setSide(left + right < document.documentElement.clientWidth ? 'start' : 'end')
    setOpen(true)
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    focusButton()
  }
  const closeAfterChoice = ({ target }: MouseEvent) => {
    const action = (target as Element).closest('a, button, dialog')
    if (action && action.tagName !== 'DIALOG' && !action.closest('dialog')) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what its buttons do.
    <div className={styles.menu} ref={around} onKeyDown={closeOnEscape}>
      <Button look="quiet" aria-expanded={isOpen} aria-controls={id} onClick={() => (isOpen ? setOpen(false) : open())}>
        <Icon name="more" size={20} />
        <span className={styles.label}>{label}</span>
      </Button>
      {/* A closed menu stays in the DOM, since it contains the dialogs that its actions opened. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the same. */}
      <div id={id} className={styles.actions} data-open={isOpen ? side : undefined} onClick={closeAfterChoice}>
        {children}
      </div>
    </div>
  )
}
