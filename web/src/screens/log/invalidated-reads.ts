/** What a brew that is written down, tasted or removed makes old. */
import type { OperationId } from '../../api/client.ts'

export const BY_A_BREW = [
  'listBrewLogs',
  'getLastBrewLog',
  'getBrewLog',
  'compareBrewLog',
  'getWeeklyStats',
  'listLibrary',
] as const satisfies readonly OperationId[]
