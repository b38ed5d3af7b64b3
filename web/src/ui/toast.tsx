/** Toasts: short messages that disappear by themselves, and are announced by screen readers: `toast('Saved')`. */
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import styles from './toast.module.css'
import { keepPositioned } from './toast-position.ts'

interface ToastOptions {
  /** A button in the toast, such as Undo. */
  action?: { label: string; onPress: () => void }
  /** Called once when the toast disappears and its action was not used. */
  onGone?: () => void
}

interface Toast extends ToastOptions {
  id: number
  text: string
}

const SHOWN_MS = 4500
/** Long enough to notice it, to think, and to get there by keyboard. */
const SHOWN_WITH_ACTION_MS = 10_000
const MAX_SHOWN = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a toast. Returns a function that closes it without calling `onGone`. */
export function toast(text: string, options: ToastOptions = {}): () => void {
  const added = { id: ++lastId, text, ...options }
  // Replaces toasts without an action; those with one stay until their time is over.
  const kept = toasts.filter(({ action }) => action !== undefined)
  show([...kept, added])
  for (const { id } of kept.slice(0, Math.max(0, kept.length + 1 - MAX_SHOWN))) end(id)
  return () => close(added.id)
}

const close = (id: number): void => show(toasts.filter((each) => each.id !== id))

function end(id: number): void {
  const ended = toasts.find((each) => each.id === id)
  close(id)
  ended?.onGone?.()
}

export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => toasts)
  const element = useRef<HTMLDivElement>(null)
  const [isHeld, setHeld] = useState(false)
  useLayoutEffect(() => {
    if (shown.length > 0) return keepPositioned(element.current!)
    setHeld(false)
  }, [shown])
  return (
    <div className={styles.toaster} data-noprint>
      {/* Toasts don't disappear while they are hovered or focused. */}
      <div
        ref={element}
        role="status"
        className={styles.toasts}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {shown.map((each) => (
          <ShownToast key={each.id} toast={each} isHeld={isHeld} />
        ))}
      </div>
    </div>
  )
}

function ShownToast({ toast: { id, text, action }, isHeld }: { toast: Toast; isHeld: boolean }) {
  const lastsMs = action ? SHOWN_WITH_ACTION_MS : SHOWN_MS
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => end(id), lastsMs)
    return () => clearTimeout(timer)
  }, [id, lastsMs, isHeld])
  return (
    <p className={styles.toast}>
      <span>{text}</span>
      {action && (
        <button
          type="button"
          onClick={() => {
            close(id)
            action.onPress()
          }}
        >
          {action.label}
        </button>
      )}
    </p>
  )
}
