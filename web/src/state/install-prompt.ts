/** The browser's offer to install the app, kept until there is a good moment for it. */
import { useSyncExternalStore } from 'react'

/** When it was last declined, in milliseconds. Kept after signing out, since the device is the same. */
export const INSTALL_DECLINED_KEY = 'install-declined'

/** Not in the DOM types, since only some browsers have it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallEvent | undefined
const listeners = new Set<() => void>()

function keep(next: InstallEvent | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}

/** Called at the start of the app, since the browser fires the event early and only once. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser would ask immediately, before users know what the app is for.
    event.preventDefault()
    keep(event as InstallEvent)
  })
  window.addEventListener('appinstalled', () => keep(undefined))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks whether to install; undefined if the browser doesn't offer it or the app is already installed. */
export function useInstall(): (() => Promise<'accepted' | 'dismissed'>) | undefined {
  const current = useSyncExternalStore(subscribe, () => offer)
  if (!current) return undefined
  return async () => {
    const { outcome } = await current.prompt()
    // The event can be used only once.
    keep(undefined)
    return outcome
  }
}
