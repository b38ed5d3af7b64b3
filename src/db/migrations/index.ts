/** All migrations in order. There are no down migrations, and a released migration is never edited. */
import type { Migration } from '../migrate.ts'
import { accounts } from './0001-accounts.ts'
import { equipment } from './0002-equipment.ts'
import { community } from './0003-community.ts'
import { forms } from './0004-forms.ts'
import { grindScience } from './0005-grind-science.ts'
import { search } from './0006-search.ts'
import { brewLogs } from './0007-brew-logs.ts'
import { userEquipment } from './0008-user-equipment.ts'
import { ownSpace } from './0009-own-space.ts'
import { personalLists } from './0010-personal-lists.ts'
import { roastersAtWork } from './0011-roasters-at-work.ts'
import { bestByMethod } from './0012-best-by-method.ts'
import { signInFailures } from './0014-sign-in-failures.ts'
import { searchOfOld } from './0015-search-of-old.ts'
import { coffeesOfOrigins } from './0016-coffees-of-origins.ts'
import { grams } from './0017-grams.ts'
import { mailThatIsDue } from './0018-mail-that-is-due.ts'
import { coffeeStats } from './0019-coffee-stats.ts'
import { searchAlongAnIndex } from './0020-search-along-an-index.ts'
import { combinationsAlongOrders } from './0021-combinations-along-orders.ts'
import { rereadSettings } from './0022-reread-settings.ts'
import { privacy } from './0024-privacy.ts'
import { searchByMoreWords } from './0026-search-words.ts'
import { equipmentSuggestions } from './0030-equipment-suggestions.ts'
import { provenAccounts } from './0031-proven-accounts.ts'
import { dailyCounts } from './0032-daily-counts.ts'
import { knownKeys } from './0033-known-keys.ts'
import { mailConsent } from './0034-mail-consent.ts'
import { equipmentAlongOrders } from './0035-equipment-along-orders.ts'
import { namesAndWebsites } from './0036-names-and-websites.ts'
import { eventDaysByDay } from './0037-event-days-by-day.ts'
import { gramsOnPostgres } from './0038-grams-on-postgres.ts'
import { trueNumbers } from './0039-true-numbers.ts'
import { preferences } from './0040-preferences.ts'
import { embedUnits } from './0041-embed-units.ts'
import { recipeSteps } from './0042-recipe-steps.ts'
import { roles } from './0050-roles.ts'
import { auditLog } from './0051-audit-log.ts'
import { reports } from './0052-reports.ts'
import { bansAndSettings } from './0053-bans-and-settings.ts'
import { ownGrinders } from './0054-own-grinders.ts'
import { grinderSuggestions } from './0055-grinder-suggestions.ts'
import { grindMeasurements } from './0057-grind-measurements.ts'
import { grinderPrices } from './0058-grinder-prices.ts'
import { searchFilters } from './0059-search-filters.ts'
import { wordsAtTheirCost } from './0060-words-at-their-cost.ts'

export const migrations: readonly Migration[] = [
  accounts,
  equipment,
  community,
  forms,
  grindScience,
  search,
  brewLogs,
  userEquipment,
  ownSpace,
  personalLists,
  roastersAtWork,
  bestByMethod,
  signInFailures,
  searchOfOld,
  coffeesOfOrigins,
  grams,
  mailThatIsDue,
  coffeeStats,
  searchAlongAnIndex,
  combinationsAlongOrders,
  rereadSettings,
  privacy,
  searchByMoreWords,
  equipmentSuggestions,
  provenAccounts,
  dailyCounts,
  knownKeys,
  mailConsent,
  equipmentAlongOrders,
  namesAndWebsites,
  eventDaysByDay,
  gramsOnPostgres,
  trueNumbers,
  preferences,
  embedUnits,
  recipeSteps,
  roles,
  auditLog,
  reports,
  bansAndSettings,
  ownGrinders,
  grinderSuggestions,
  grindMeasurements,
  grinderPrices,
  searchFilters,
  wordsAtTheirCost,
]
