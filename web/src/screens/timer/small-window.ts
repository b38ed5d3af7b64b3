/** A small window that stays on top of others (Document Picture-in-Picture), where the browser has it. */
import { useSyncExternalStore } from 'react'

interface PictureInPicture {
  requestWindow(options: { width: number; height: number }): Promise<Window>
}

const SIZE = { width: 320, height: 220 }

let shown: Window | undefined
const listeners = new Set<() => void>()

function change(next: Window | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

const pictureInPicture = (): PictureInPicture | undefined =>
  (window as { documentPictureInPicture?: PictureInPicture }).documentPictureInPicture

export const hasSmallWindow = (): boolean => pictureInPicture() !== undefined

/** Must be called while a tap is handled. */
export async function openSmallWindow(): Promise<void> {
  const opened = await pictureInPicture()?.requestWindow(SIZE)
  if (!opened) return
  copyStyles(opened.document)
  opened.addEventListener('pagehide', () => change(undefined))
  change(opened)
}

export const closeSmallWindow = (): void => shown?.close()

/** The window while it is open. */
export const useSmallWindow = (): Window | undefined => useSyncExternalStore(subscribe, () => shown)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function copyStyles(target: Document): void {
  const { lang, dir, dataset } = document.documentElement
  Object.assign(target.documentElement, { lang, dir })
  Object.assign(target.documentElement.dataset, dataset)
  for (const sheet of document.querySelectorAll('link[rel=stylesheet], style')) {
    target.head.append(sheet.cloneNode(true))
  }
}
