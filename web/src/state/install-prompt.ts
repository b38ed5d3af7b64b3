/** The browser's offer to install the app, kept until there is a good moment for it. */
import { useSyncExternalStore } from 'react'

/** When it was last declined, in milliseconds. Stays when somebody signs out: the device is the same. */
export const INSTALL_DECLINED_KEY = 'install-declined'

/** Not in the types of the DOM: only some browsers have it. */
interface InstallEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let offer: InstallEvent | undefined
const listeners = new Set<() => void>()

function keep(next: InstallEvent | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}

/** From the start, since the browser makes its offer early and only once. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser would ask at once, before anybody knows what for.
    event.preventDefault()
    keep(event as InstallEvent)
  })
  window.addEventListener('appinstalled', () => keep(undefined))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks whether to install; undefined where the browser offers nothing, or the app is installed already. */
export function useInstall(): (() => Promise<'accepted' | 'dismissed'>) | undefined {
  const current = useSyncExternalStore(subscribe, () => offer)
  if (!current) return undefined
  return async () => {
    const { outcome } = await current.prompt()
    // An offer can be used once.
    keep(undefined)
    return outcome
  }
}
