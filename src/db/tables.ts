/** The row types of all tables, the same for both engines. */
import type { ColumnType, Generated, Insertable, Selectable } from 'kysely'
import type { CalibrationReference, Feedback } from '../domain/calibration.ts'
import type {
  BrewerRecipe,
  Capacity,
  Confidence,
  Evidence,
  Notation,
  PriceClass,
  Reference,
  RoastLevel,
  TemperatureControl,
} from '../domain/catalog.ts'
import type { WaterHardness } from '../domain/kitchen.ts'
import type { MeasuredSize, SizeMeasurement } from '../domain/measured-size.ts'
import type { BrewTimeRange, GrindRange } from '../domain/ranking.ts'
import type { Difficulty } from '../domain/recipe-words.ts'
import type { LoggedStep } from '../domain/steps/logged.ts'
import type { StoredStep } from '../domain/steps/step.ts'
import type { TasteProfile } from '../domain/taste.ts'
import type { ExtractionFeedback } from '../domain/taste-words.ts'
import type { Units } from '../domain/units/reader-units.ts'

export const COFFEE_TYPES = ['SINGLE_ORIGIN', 'BLEND', 'DECAF'] as const
export type CoffeeType = (typeof COFFEE_TYPES)[number]

/** `auto` follows the visitor's device. */
export const EMBED_THEMES = ['auto', 'light', 'dark'] as const
export type EmbedTheme = (typeof EMBED_THEMES)[number]

export const EMBED_UNITS = ['auto', 'metric', 'us'] as const
export type EmbedUnits = (typeof EMBED_UNITS)[number]

/** ISO 8601 in UTC with milliseconds. */
export type Timestamp = string
/** Stored as JSON, and parsed when read. */
type Json<T> = ColumnType<T, T, T>
/** Has a default in the database. */
type Flag = Generated<boolean>
type Count = Generated<number>

export interface Tables {
  migrations: { name: string; appliedAt: Timestamp }

  users: UsersTable
  sessions: SessionsTable
  accountTokens: AccountTokensTable
  emailChanges: EmailChangesTable
  /** Counts of limited attempts (passwords, mails to an address) in the current window; `key` is a hash. */
  attempts: { key: string; attempts: number; windowEndsAt: Timestamp }
  invites: InvitesTable
  /** How many things of a kind an account created on a day (UTC, as YYYY-MM-DD). */
  dailyCounts: { userId: number; kind: string; day: string; count: number }
  tasteProfiles: TasteProfilesTable
  outbox: OutboxTable
  notificationDigests: NotificationDigestsTable
  unsubscribeTokens: UnsubscribeTokensTable

  brewMethods: { id: string; name: string; position: number }
  grinders: GrindersTable
  grinderSuggestions: GrinderSuggestionsTable
  machines: MachinesTable
  filters: FiltersTable

  grindFeedback: GrindFeedbackTable
  grindCalibrations: GrindCalibrationsTable
  /** Tables whose stored grind indexes are being computed again, and the last id that is done. */
  reindexing: { tableName: 'recipes' | 'brewLogs'; afterId: number }

  roasters: RoastersTable
  roasterMembers: { roasterId: number; userId: number; createdAt: Timestamp }
  roasterClaims: RoasterClaimsTable
  roasterChanges: RoasterChangesTable
  coffeeFacets: { id: Generated<number>; roastLevel: RoastLevel; coffeeType: CoffeeType; size: number }
  coffees: CoffeesTable
  coffeeOrigins: { originKey: string; coffeeId: number }
  /** Each combination of origin and coffee facet, and its coffees by coffee id; updated by triggers. */
  originFacets: { id: Generated<number>; originKey: string; facetId: number; size: number }
  originCoffees: { originFacetId: number; id: number; nameKey: string; recipeCount: number }
  recipeFacets: RecipeFacetsTable
  recipes: RecipesTable
  /** The tags of recipes, folded (domain/recipe-words.ts). */
  recipeTags: { tag: string; recipeId: number }
  /** The folded words of titles and tags, for searches. */
  recipeWords: { word: string; recipeId: number }
  votes: { recipeId: number; userId: number; vote: 'UP' | 'DOWN'; createdAt: Timestamp }
  ratings: RatingsTable
  comments: { id: Generated<number>; recipeId: number; userId: number; body: string; createdAt: Timestamp }
  brewLogs: BrewLogsTable
  follows: { userId: number; roasterId: number; createdAt: Timestamp }
  savedRecipes: { userId: number; recipeId: number; createdAt: Timestamp }

  userGrinders: { userId: number; grinderId: number; nickname: string | null; isDefault: Flag; createdAt: Timestamp }
  userMachines: { userId: number; machineId: number; nickname: string | null; isDefault: Flag; createdAt: Timestamp }
  userFilters: { userId: number; filterId: number; isDefault: Flag; createdAt: Timestamp }

  libraryEntries: LibraryEntriesTable
  personalRecipes: PersonalRecipesTable
  collections: CollectionsTable
  collectionItems: { collectionId: number; recipeId: number; createdAt: Timestamp }
  /** Saves that a recipe's author was notified of; a row stays when the bookmark is deleted. */
  saveNotices: { userId: number; recipeId: number; createdAt: Timestamp }

  contactMessages: ContactMessagesTable
  demoRequests: DemoRequestsTable
  equipmentSuggestions: EquipmentSuggestionsTable
  subscriptions: SubscriptionsTable
  events: EventsTable
  eventDays: EventDaysTable
  embedSettings: EmbedSettingsTable
  embedRecipes: EmbedRecipesTable

  auditEntries: AuditEntriesTable
  reports: ReportsTable
  reviewItems: ReviewItemsTable
  withheld: WithheldTable
  mergedThings: MergedThingsTable
  withheldRows: WithheldRowsTable
  /** Hashes of addresses and identities that can't have an account: see features/moderation/bans. */
  bans: { hash: string; createdAt: Timestamp }
  /** Settings that operators changed; those without a row have the value of the environment. */
  settings: { name: string; value: string; updatedAt: Timestamp }
}

export const ROLES = ['member', 'moderator', 'operator'] as const
export type Role = (typeof ROLES)[number]

interface UsersTable {
  id: Generated<number>
  /** Null only for an identity-provider account without a known address. */
  email: string | null
  /** When the address was proven to be the member's; null until then. */
  emailVerifiedAt: Timestamp | null
  displayName: string
  /** What the name looks like (domain/look-alikes.ts), to find imitations of it. */
  displayNameSkeleton: string | null
  passwordHash: string | null
  appleSub: string | null
  /** Issuer and subject of the OIDC provider's account, separated by a space. */
  oidcSub: string | null
  notifyRecipeComments: Flag
  notifyRecipeFavorites: Flag
  notifyRecipeBrews: Flag
  /** False hides brews and saves as well. */
  profileVisible: Flag
  brewsVisible: Flag
  savesVisible: Flag
  /** Language tag (BCP 47); null for the language of the device. */
  language: string | null
  /** The units that the member chose; null before any choice. */
  units: Json<Partial<Units> | null>
  role: Generated<Role>
  /** Until this time the account can only read; null for nearly all accounts. */
  suspendedUntil: Timestamp | null
  suspensionReason: string | null
  /** The member's appeal against the suspension; only one is possible. */
  suspensionAppeal: string | null
  suspensionAppealedAt: Timestamp | null
  /** Hidden by moderators, whatever `profileVisible` says. */
  profileHidden: Flag
  /** Set when an operator deletes the account: it can be restored until this time, and is purged after it. */
  deletionDueAt: Timestamp | null
  createdAt: Timestamp
}

interface SessionsTable {
  id: string
  userId: number
  /** The client's User-Agent header, shortened. */
  device: string | null
  createdAt: Timestamp
  /** Written at most once an hour; null for sessions that began before it was recorded. */
  lastUsedAt: Timestamp | null
  expiresAt: Timestamp
}

/** What a mailed link of an account does. */
export type TokenPurpose = 'sign-in' | 'not-me' | 'confirm-email' | 'reset-password'

interface AccountTokensTable {
  /** SHA-256 of the token in the mail; the token itself is never stored. */
  hash: string
  purpose: TokenPurpose
  /** The recipient, not a user id: a link request does the same work whether or not the address has an account. */
  email: string
  createdAt: Timestamp
  expiresAt: Timestamp
  usedAt: Timestamp | null
  /** SHA-256 of the cookie of the browser that asked for a sign-in link. */
  browserHash: string | null
}

/** A change of address that waits for its confirmations. */
interface EmailChangesTable {
  userId: number
  newEmail: string
  /** Null if the old address needn't confirm, because it was never proven. */
  oldTokenHash: string | null
  newTokenHash: string
  oldConfirmedAt: Timestamp | null
  newConfirmedAt: Timestamp | null
  createdAt: Timestamp
  expiresAt: Timestamp
}

/** Links with which people can register while registration is by invitation. */
interface InvitesTable {
  id: Generated<number>
  hash: string
  usesLeft: number
  note: string | null
  createdAt: Timestamp
  expiresAt: Timestamp
}

/** A field is null until the user sets it; domain/taste.ts derives missing preferences from the six levels. */
interface TasteProfilesTable {
  userId: number
  acidityLevel: number | null
  bodyLevel: number | null
  sweetnessLevel: number | null
  bitternessLevel: number | null
  flavorComplexityLevel: number | null
  aftertasteLevel: number | null
  strengthPreference: number | null
  acidityTolerance: number | null
  roastPreference: number | null
  bodyVsClarity: number | null
  bitternessSensitivity: number | null
  explorerType: number | null
  /** Of the member's kitchen: water boils at a lower temperature higher up. */
  altitudeMeters: number | null
  waterHardness: WaterHardness | null
  updatedAt: Timestamp
}

interface OutboxTable {
  id: Generated<number>
  /** The mail is deleted with this account. */
  userId: number | null
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  messageId: string
  /** For the List-Unsubscribe header; null for mails that can't be switched off. */
  unsubscribeUrl: string | null
  /** False for mail to an address without an account: queued like any other, never sent. */
  deliverable: Flag
  attempts: Count
  nextAttemptAt: Timestamp
  lastError: string | null
  createdAt: Timestamp
  sentAt: Timestamp | null
}

/** What mails to the author of a recipe are about. */
export type NotificationKind = 'comment' | 'brew' | 'save'

/** A recipe whose author was mailed about a kind of event within the last hour. */
interface NotificationDigestsTable {
  /** The recipe's author. */
  userId: number
  recipeId: number
  kind: NotificationKind
  /** Events since the last mail. */
  count: number
  /** When the next mail can be sent. */
  dueAt: Timestamp
}

interface UnsubscribeTokensTable {
  /** Not hashed, since every mail repeats it; all it can do is switch these mails off. */
  token: string
  userId: number
  kind: NotificationKind
  createdAt: Timestamp
}

interface GrindersTable {
  id: Generated<number>
  slug: string
  brand: string
  model: string
  burrType: string
  burrSizeMm: number | null
  drive: string
  adjustment: 'stepped' | 'stepless'
  minGrindSetting: number
  maxGrindSetting: number
  step: number
  clicksPerFullRange: number
  scale: string
  notation: Json<Notation>
  references: Json<Reference[]>
  source: string
  confidence: Confidence
  /** Null only for grinders that were retired before it was recorded. */
  evidence: Json<Evidence | null>
  isRetired: Flag
  /** The member who described it; null for grinders from the catalog files, and once the account is deleted. */
  ownerId: Generated<number | null>
  /** Who may choose it: only its owner if `private` or `shared` (used in a shared recipe), everybody if `listed`. */
  visibility: Generated<GrinderVisibility>
  /** Half of the 80 % interval at each reference; only for grinders that members described. */
  halfWidths: ColumnType<number[] | null, number[] | null | undefined, number[] | null>
  /** The settings as the owner entered them, so that they can be edited. */
  given: ColumnType<GivenPoint[] | null, GivenPoint[] | null | undefined, GivenPoint[] | null>
  /** Lets other nodes find changed grinders; null for grinders from the catalog files. */
  changedAt: Generated<Timestamp | null>
  /** Null if we aren't sure of it, and for grinders that members described. */
  priceClass: Generated<PriceClass | null>
}

export type GrinderVisibility = 'private' | 'shared' | 'listed'

/** A setting that works for a method, that grinds like a setting of another grinder, or whose grounds were measured. */
export type GivenPoint =
  | { setting: number; method: string }
  | { setting: number; grinderId: number; grinderSetting: number }
  | { setting: number; measured: MeasuredSize & { readonly particles: number } }

interface GrinderSuggestionsTable {
  id: Generated<number>
  grinderId: number
  userId: number
  /** Links and text of the owner; a moderator may have added to them. */
  sources: string
  state: 'PENDING' | 'ACCEPTED' | 'DECLINED'
  /** Why the suggestion was declined, for the owner. */
  reason: string | null
  createdAt: Timestamp
  decidedAt: Timestamp | null
}

interface MachinesTable {
  id: Generated<number>
  slug: string
  brand: string
  model: string
  brewMethod: string
  defaultWaterTempF: number
  kind: 'manual' | 'electric'
  description: string
  /** Like `temperature`, null only for machines that were retired before it was recorded. */
  capacity: Json<Capacity | null>
  temperature: TemperatureControl | null
  temperatureF: Json<{ min: number; max: number } | null>
  bypass: boolean | null
  recipe: Json<BrewerRecipe | null>
  source: Json<{ kind: 'maker' | 'common'; note: string } | null>
  isRetired: Flag
}

interface FiltersTable {
  id: Generated<number>
  slug: string
  name: string
  type: 'paper' | 'metal' | 'cloth'
  description: string
  fits: Json<string[]>
  isRetired: Flag
}

interface GrindFeedbackTable {
  id: Generated<number>
  grinderId: number
  method: string | null
  setting: number | null
  feedback: Feedback
  notes: string | null
  createdAt: Timestamp
}

interface GrindCalibrationsTable {
  userId: number
  grinderId: number
  references: Json<CalibrationReference[]>
  updatedAt: Timestamp
  /** Brews up to this time no longer count for the calibration. */
  forgottenAt: Timestamp | null
  /** Sizes that were measured in photographs. */
  measurements: Json<StoredMeasurement[] | null>
}

/** The measured size at one setting. */
export interface StoredMeasurement extends SizeMeasurement {
  readonly particles: number
  readonly measuredAt: string
}

export type WebsiteSource = 'catalog' | 'operator' | 'member'

interface RoastersTable {
  id: Generated<number>
  slug: string
  name: string
  /** Folded name, by which roasters are matched and sorted. */
  nameKey: string
  /** What the name looks like (domain/look-alikes.ts); unique, so that no roaster imitates another. */
  nameSkeleton: string | null
  description: string | null
  tagline: string | null
  city: string | null
  state: string | null
  country: string | null
  logoUrl: string | null
  coverImageUrl: string | null
  websiteUrl: string | null
  /** Who set the website. Only a website that the catalog or an operator set proves a claim. */
  websiteSource: WebsiteSource | null
  style: string | null
  instagramHandle: string | null
  contactEmail: string | null
  isVerified: Flag
  isPremium: Flag
  coffeeCount: Count
  recipeCount: Count
  followerCount: Count
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** A change of a verified roaster that waits for an operator. */
interface RoasterChangesTable {
  id: Generated<number>
  roasterId: number
  /** The member who asked for it. */
  userId: number
  field: 'name' | 'websiteUrl'
  value: string | null
  createdAt: Timestamp
}

interface RoasterClaimsTable {
  id: Generated<number>
  userId: number
  roasterId: number
  createdRoaster: Flag
  businessEmail: string
  proofUrl: string | null
  notes: string | null
  status: 'PENDING' | 'PENDING_REVIEW' | 'APPROVED' | 'REJECTED'
  tokenHash: string | null
  createdAt: Timestamp
  decidedAt: Timestamp | null
}

interface CoffeesTable {
  id: Generated<number>
  roasterId: number
  slug: string
  name: string
  nameKey: string
  roastLevel: RoastLevel
  coffeeType: CoffeeType
  origin: string | null
  flavorProfile: string | null
  description: string | null
  acidityLevel: number | null
  bodyLevel: number | null
  processingMethod: string | null
  submittedById: number | null
  facetId: number
  /** Folded texts for fuzzy search: name, roaster and origin here, then flavours and process. */
  searchText: string
  flavorText: string
  processText: Generated<string>
  recipeCount: Count
  /** Recent activity, as an exponent: see features/beans/coffees/trend.ts. */
  trend: Count
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** A combination of filter values for recipes; `size` is the number of recipes that have it. */
interface RecipeFacetsTable {
  id: Generated<number>
  brewMethod: string
  roastLevel: RoastLevel
  grindRange: GrindRange
  /** `none` for recipes without a brew time. */
  brewTimeRange: BrewTimeRange | 'none'
  size: number
}

interface RecipesTable {
  id: Generated<number>
  /** Null once the author's account is deleted. */
  createdById: number | null
  coffeeProfileId: number
  /** Roaster, roast and method are copied from the coffee and the machine, so that every list can have an index. */
  roasterId: number
  roastLevel: RoastLevel
  brewMethod: string
  grinderId: number
  machineId: number
  filterId: number | null
  grindSetting: number
  /** The setting as the author wrote it, if it wasn't a plain number. */
  grindSettingText: string | null
  grindIndex: number
  ratio: number
  doseGrams: number
  waterGrams: number
  brewTimeSeconds: number | null
  waterTempF: number | null
  notes: string | null
  tasteProfile: Json<Partial<TasteProfile> | null>
  /** In the author's own words; null if a proposed title is shown. */
  title: string | null
  description: string | null
  tags: Json<string[] | null>
  difficulty: Difficulty | null
  /** The weight of the drink. */
  yieldGrams: number | null
  /** No foreign key: it stays when that recipe is deleted. */
  inspiredByRecipeId: number | null
  /** Null if the author wrote none. */
  steps: Json<StoredStep[] | null>
  facetId: number
  /** The values that taste match compares, computed when the recipe is saved. */
  tasteStrength: number
  tasteAcidity: number
  tasteBody: number
  tasteBitterness: number
  shareId: string
  upvotes: Count
  downvotes: Count
  wilson: Count
  ratingSum: Count
  ratingCount: Count
  brewCount: Count
  commentCount: Count
  createdAt: Timestamp
  updatedAt: Timestamp
}

interface RatingsTable {
  recipeId: number
  userId: number
  rating: number
  notes: string | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

interface BrewLogsTable {
  id: Generated<number>
  userId: number
  /** The community recipe that was brewed; null if there was none, or once it is deleted. */
  recipeId: number | null
  coffeeProfileId: number | null
  grinderId: number | null
  machineId: number | null
  method: string
  doseGrams: number | null
  waterGrams: number | null
  grindSetting: number | null
  grindSettingText: string | null
  grindIndex: number | null
  waterTempF: number | null
  brewTimeSeconds: number | null
  daysOffRoast: number | null
  /** Strength measured with a refractometer, in percent. */
  tds: number | null
  outcome: string | null
  notes: string | null
  rating: number | null
  tasteProfile: Json<Partial<TasteProfile> | null>
  extractionFeedback: Json<Partial<ExtractionFeedback> | null>
  /** What was planned at each step of a guided brew, and what happened. */
  steps: Json<LoggedStep[] | null>
  /** Only for espresso. */
  firstDropSeconds: number | null
  savedAsRecipe: Flag
  createdAt: Timestamp
  updatedAt: Timestamp
}

interface LibraryEntriesTable {
  userId: number
  coffeeProfileId: number
  personalNotes: string | null
  rating: number | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

interface PersonalRecipesTable {
  id: Generated<number>
  userId: number
  method: string
  grindSetting: number
  grindSettingText: string | null
  ratio: number
  doseGrams: number
  waterGrams: number
  brewTimeSeconds: number | null
  waterTempF: number | null
  steps: Json<StoredStep[] | null>
  grinderId: number | null
  coffeeProfileId: number | null
  name: string | null
  notes: string | null
  rating: number | null
  /** The brew log it was saved from. */
  brewLogId: number | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

interface CollectionsTable {
  id: Generated<number>
  userId: number
  name: string
  description: string | null
  createdAt: Timestamp
  updatedAt: Timestamp
}

interface ContactMessagesTable {
  id: Generated<number>
  /** Null if the sender wasn't signed in. */
  userId: number | null
  name: string
  email: string
  subject: string
  message: string
  createdAt: Timestamp
}

interface EquipmentSuggestionsTable {
  id: Generated<number>
  /** Null if the sender wasn't signed in. */
  userId: number | null
  kind: 'GRINDER' | 'BREWER'
  brand: string
  model: string
  url: string | null
  notes: string | null
  email: string | null
  createdAt: Timestamp
}

interface DemoRequestsTable {
  id: Generated<number>
  /** Null if the sender wasn't signed in. */
  userId: number | null
  name: string
  email: string
  company: string | null
  website: string | null
  message: string | null
  createdAt: Timestamp
}

interface SubscriptionsTable {
  email: string
  source: string | null
  /** When the subscription was last requested before it was confirmed. */
  createdAt: Timestamp
  /** Null until the address's owner confirms; such rows expire. */
  confirmedAt: Timestamp | null
  /** Part of the links to confirm and to unsubscribe. */
  token: string | null
}

export type EventKind = 'PAGE_VIEW' | 'IMPRESSION' | 'CLICK' | 'METHOD_SWITCH'

interface EventsTable {
  id: Generated<number>
  kind: EventKind
  roasterId: number
  coffeeId: number | null
  recipeId: number | null
  method: string | null
  /** Only host and path of the referring page. */
  source: string | null
  createdAt: Timestamp
}

/**
 * Event counts of a roaster per day: in total, and by source, method, coffee and recipe. Events without a valid token
 * are only counted as `unverified`, in none of the others.
 */
interface EventDaysTable {
  roasterId: number
  dimension: 'total' | 'source' | 'method' | 'coffee' | 'recipe' | 'unverified'
  /** In UTC, as YYYY-MM-DD. */
  day: string
  /** The source's host (empty if unknown), the method, or the id of the coffee or recipe; empty for totals. */
  value: string
  kind: EventKind
  count: number
}

/** A roaster without a row has the defaults. */
interface EmbedSettingsTable {
  roasterId: number
  accentColor: string
  theme: EmbedTheme
  showPoweredBy: boolean
  allowedDomains: Json<string[]>
  /** The units in the widget; `auto` follows the visitor's region. */
  units: Generated<EmbedUnits>
  updatedAt: Timestamp
}

interface EmbedRecipesTable {
  id: Generated<number>
  coffeeId: number
  method: string
  doseGrams: number
  waterGrams: number
  ratio: number
  waterTempF: number | null
  /** In the roaster's own words: "medium-fine", "18 clicks on a C40". */
  grindSize: string | null
  brewTimeSeconds: number | null
  notes: string | null
  steps: Json<StoredStep[] | null>
  isDefault: boolean
  createdAt: Timestamp
  updatedAt: Timestamp
}

/** What can be reported and hidden. */
export const SUBJECT_TYPES = ['recipe', 'comment', 'coffee', 'roaster', 'profile'] as const
export type SubjectType = (typeof SUBJECT_TYPES)[number]

export const REPORT_REASONS = ['spam', 'abuse', 'wrong_facts', 'copyright', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Refers to a thing. `subjectRef` is its id, without a foreign key since hidden things aren't in their own table. */
interface OfSubject {
  subjectType: SubjectType
  subjectRef: number
}

interface AuditEntriesTable {
  id: Generated<number>
  /** Null for the command line, and once the actor's account is deleted. */
  actorId: number | null
  actorName: string
  action: string
  subjectType:
    | SubjectType
    | 'member'
    | 'claim'
    | 'roaster-change'
    | 'invite'
    | 'settings'
    | 'backup'
    | 'grinder'
    | 'suggestion'
  subjectRef: number
  subjectName: string | null
  /** The member concerned: the author of the thing, or the member acted on. */
  memberId: number | null
  reason: string | null
  before: Json<object | null>
  after: Json<object | null>
  /** The data needed to undo the action; null if it can't be undone. */
  undo: Json<object | null>
  createdAt: Timestamp
  undoneAt: Timestamp | null
}

interface ReportsTable extends OfSubject {
  id: Generated<number>
  userId: number
  reason: ReportReason
  text: string | null
  createdAt: Timestamp
}

/** A thing for moderators to review: one row, however often it is reported. */
interface ReviewItemsTable extends OfSubject {
  id: Generated<number>
  cause: 'report' | 'held' | 'appeal'
  state: 'open' | 'decided'
  reportCount: Count
  createdAt: Timestamp
  decidedAt: Timestamp | null
}

interface WithheldTable extends OfSubject {
  id: Generated<number>
  authorId: number | null
  /** `deleted` things are purged at `purgeAt`. */
  state: 'pending' | 'hidden' | 'deleted'
  /** Why the thing is withheld, for its author. */
  reason: string | null
  /** The thing as its author and moderators see it. */
  snapshot: Json<object>
  createdAt: Timestamp
  purgeAt: Timestamp | null
  appealText: string | null
  appealedAt: Timestamp | null
}

/** A row of a withheld thing, or of something that a member added to it; deleted with the account of `userId`. */
interface WithheldRowsTable {
  id: Generated<number>
  withheldId: number
  tableName: string
  userId: number | null
  data: Json<Record<string, unknown>>
}

/** What a coffee or roaster was merged into; `slug` is the old slug of a roaster. */
interface MergedThingsTable extends OfSubject {
  intoRef: number
  slug: string | null
}

export type Row<T extends keyof Tables> = Selectable<Tables[T]>
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>
