/** Reads that are invalidated when a brew is logged, changed or deleted. */
import type { OperationId } from '../../api/client.ts'

export const BREW_READS = [
  'listBrewLogs',
  'getLastBrewLog',
  'getBrewLog',
  'compareBrewLog',
  'getWeeklyStats',
  'listLibrary',
  'listUserGrinders',
  'getGrinderCalibration',
  'adaptRecipe',
] as const satisfies readonly OperationId[]
