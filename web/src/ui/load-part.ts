/**
 * Lazy loading of parts of the app. After a release the chunks of an open tab are gone from the server: then the page
 * is reloaded, once for each URL and build, so that a missing file never causes an endless reload.
 */
import { type ComponentType, lazy } from 'react'
import { loadScreenMessages } from '../i18n/messages.ts'

/** A chunk that failed to load. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'

  constructor(cause: unknown) {
    // Without a message, since the error boundary shows one.
    super(undefined, { cause })
  }
}

/** A part whose texts are loaded already: of the home screen, or of a screen that was loaded with all texts. */
export const loadPart = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => load().catch(reloadOnMissingChunk))

/** Loads a part of the app together with its messages. */
export async function loadWithMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), loadScreenMessages()])
  return part
}

const KEY = 'brewprint.loaded-anew'

export async function reloadOnMissingChunk(cause: unknown): Promise<never> {
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
