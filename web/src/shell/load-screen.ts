/** Lazy loading of screens, together with their messages. */
import { lazy } from 'react'
import { loadWithMessages, reloadOnMissingChunk } from '../ui/load-part.ts'
import type { Screen } from '../ui/screen.ts'

export const loadScreen = (load: () => Promise<{ default: Screen }>): Screen =>
  lazy(() => loadWithMessages(load).catch(reloadOnMissingChunk))
