/** Lazy loading of screens, together with what they say. */
import { lazy } from 'react'
import { loadScreenMessages } from '../i18n/messages.ts'
import { loadAnew } from '../ui/load-part.ts'
import type { Screen } from '../ui/screen.ts'

export const loadScreen = (load: () => Promise<{ default: Screen }>): Screen =>
  lazy(() => loadWithMessages(load).catch(loadAnew))

/** Loads a part of the app together with what it says. */
export async function loadWithMessages<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), loadScreenMessages()])
  return part
}
