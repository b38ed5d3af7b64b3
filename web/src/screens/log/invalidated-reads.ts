/** What a brew that is written down, tasted or removed makes old. */
import type { OperationId } from '../../api/client.ts'

export const BREW_READS = [
  'listBrewLogs',
  'getLastBrewLog',
  'getBrewLog',
  'compareBrewLog',
  'getWeeklyStats',
  'listLibrary',
] as const satisfies readonly OperationId[]
