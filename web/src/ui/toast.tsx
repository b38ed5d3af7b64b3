/** A word on what just happened, said aloud to screen readers too: `say('Saved')`. */
import { useEffect, useState } from 'react'
import styles from './toast.module.css'

type Listener = (text: string) => void
let listener: Listener | undefined

export function say(text: string): void {
  listener?.(text)
}

const SHOWN_MS = 4500

export function Toaster() {
  const [text, setText] = useState('')
  useEffect(() => {
    let timer: number | undefined
    listener = (words) => {
      setText(words)
      clearTimeout(timer)
      timer = window.setTimeout(() => setText(''), SHOWN_MS)
    }
    return () => {
      listener = undefined
      clearTimeout(timer)
    }
  }, [])
  return (
    <div className={styles.toaster} role="status">
      {text && <p>{text}</p>}
    </div>
  )
}
