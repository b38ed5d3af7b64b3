/**
 * Screens come as files of their own. After a release the files of an open tab are gone from the server: then the page
 * is loaded anew, once for each address and build, so that a file that stays away never makes it load for ever.
 */
import { lazy } from 'react'
import type { Screen } from '../ui/screen.ts'

/** A file of the app that didn't arrive. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super("A part of the app didn't load", { cause })
  }
}

export const loadScreen = (load: () => Promise<{ default: Screen }>): Screen => lazy(() => load().catch(loadAnew))

const KEY = 'brewprint.loaded-anew'

async function loadAnew(cause: unknown): Promise<never> {
  // Without a network a new page would be no page at all.
  if (!navigator.onLine || !noteReload()) throw new ChunkLoadError(cause)
  window.location.reload()
  return new Promise(() => {})
}

/** False where this build was loaded anew for this address before, or where that can't be remembered. */
function noteReload(): boolean {
  // The name of this very file is another one in each build.
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
