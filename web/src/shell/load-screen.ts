/**
 * Lazy loading of screens. After a release the chunks of an open tab are gone from the server: then the page
 * is reloaded, once for each URL and build, so that a missing file never causes an endless reload.
 */
import { type ComponentType, lazy } from 'react'
import { loadScreenMessages } from '../i18n/messages.ts'
import type { Screen } from '../ui/screen.ts'

/** A chunk that failed to load. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(cause: unknown) {
    // The error boundary tells the reader.
    super(undefined, { cause })
  }
}

export const loadScreen = (load: () => Promise<{ default: Screen }>): Screen =>
  lazy(() => loadWithMessages(load).catch(loadAnew))

/** A part of the home screen, whose texts are loaded with it. */
export const loadPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => load().catch(loadAnew))

/** Loads a part of the app together with what it says. */
export async function loadWithMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), loadScreenMessages()])
  return part
}

const KEY = 'brewprint.loaded-anew'

async function loadAnew(cause: unknown): Promise<never> {
  // Not offline, where a reload would show no page at all.
  if (!navigator.onLine || !noteReload()) throw new ChunkLoadError(cause)
  window.location.reload()
  return new Promise(() => {})
}

/** Remembers a reload; false where this build was reloaded for this URL before, or without storage. */
function noteReload(): boolean {
  // The URL of this chunk contains a hash of the build.
  const place = `${import.meta.url} ${window.location.pathname}`
  try {
    const places: string[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    if (places.includes(place)) return false
    sessionStorage.setItem(KEY, JSON.stringify([...places, place]))
    return true
  } catch {
    return false
  }
}
