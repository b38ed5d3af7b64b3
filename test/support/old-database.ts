/** Creates databases as earlier versions left them: migrated up to a level, and filled with SQL of that level. */
import { sql } from 'kysely'
import { migrate } from '#src/db/migrate.ts'
import { migrations } from '#src/db/migrations/index.ts'
import { wilsonScore } from '#src/domain/wilson.ts'
import { hashPassword } from '#src/features/members/accounts/passwords.ts'
import { type EmptyDatabase, lookInto } from './engines.ts'

export const OLD_PASSWORD = 'correct horse'

/** Every level from the first with community recipes to the one before the current schema. */
export const OLD_LEVELS = migrations
  .map(({ name }) => name)
  .filter((name) => name >= '0003')
  .slice(0, -1)

const T = '2026-01-02T03:04:05.678Z'

/** The ids of the rows follow from the order of insertion. */
export async function writeOldDatabase(database: EmptyDatabase, level: string): Promise<void> {
  const passwordHash = await hashPassword(OLD_PASSWORD)
  await lookInto(database, async (db) => {
    await migrate(
      db,
      migrations.filter(({ name }) => name <= level),
    )
    const statements = [
      ...people(passwordHash),
      ...EQUIPMENT,
      ...COFFEES,
      ...recipes(level >= '0007'),
      ...OPINIONS,
      ...LATER.filter(({ since }) => level >= since).flatMap(({ statements }) => statements),
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  })
}

/** All rows that were written, except equipment, which is updated from its files, and mails, which are sent. */
export function readOldRows(database: EmptyDatabase, level: string): Promise<Record<string, unknown[]>> {
  const tables = [...FIRST_TABLES, ...LATER.filter(({ since }) => level >= since).flatMap(({ tables }) => tables)]
  return lookInto(database, async (db) => {
    const rows: Record<string, unknown[]> = {}
    for (const table of tables) {
      const all = (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows
      rows[table] = all
        .map((row) => JSON.stringify(without(row, [...(ADDED_COLUMNS[table] ?? []), ...RECOMPUTED])))
        .sort()
    }
    return rows
  })
}

/** Columns added by later migrations, which have defaults in old rows. */
const ADDED_COLUMNS: Record<string, readonly string[]> = {
  coffees: ['processText'],
  grinders: ['ownerId', 'visibility', 'halfWidths', 'given', 'changedAt', 'priceClass'],
  users: [
    ...['profileVisible', 'brewsVisible', 'savesVisible', 'emailVerifiedAt', 'oidcSub', 'displayNameSkeleton'],
    ...['language', 'units', 'role', 'suspendedUntil', 'suspensionReason', 'profileHidden', 'deletionDueAt'],
    ...['suspensionAppeal', 'suspensionAppealedAt'],
  ],
  roasters: ['nameSkeleton', 'websiteSource'],
  sessions: ['device', 'lastUsedAt'],
  accountTokens: ['browserHash'],
  brewLogs: ['tds', 'steps', 'firstDropSeconds'],
  recipes: ['steps', 'title', 'description', 'tags', 'difficulty', 'yieldGrams', 'inspiredByRecipeId'],
  personalRecipes: ['steps', 'brewTimeSeconds', 'waterTempF'],
  embedRecipes: ['steps'],
  grindCalibrations: ['forgottenAt', 'measurements'],
  tasteProfiles: ['altitudeMeters', 'waterHardness'],
  subscriptions: ['confirmedAt', 'token'],
  embedSettings: ['units'],
}

/** Follows the grinder's curve, which later versions corrected. */
const RECOMPUTED = ['grindIndex']

const without = (row: Record<string, unknown>, columns: readonly string[]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))

const people = (passwordHash: string) => [
  `insert into users (email, "displayName", "passwordHash", "createdAt") values
    ('ada@example.com', 'Ada', '${passwordHash}', '${T}'), ('ben@example.com', 'Ben', null, '${T}'),
    ('cleo@example.com', 'Cleo', null, '${T}')`,
  `insert into "tasteProfiles" ("userId", "acidityLevel", "updatedAt") values (1, 4, '${T}')`,
  // Queued just before the old version was stopped.
  `insert into outbox ("userId", recipient, subject, text, html, "messageId", "nextAttemptAt", "createdAt") values
    (1, 'ada@example.com', 'Welcome', 'Hello', '', 'old-mail', '${new Date().toISOString()}', '${new Date().toISOString()}')`,
]

const REFERENCES = JSON.stringify(
  Object.entries({ 0: 5, 15: 12, 30: 19, 60: 28, 97: 40 }).map(([grindIndex, setting]) => ({
    grindIndex: Number(grindIndex),
    setting,
  })),
)

/** One grinder of the catalog with its old values, and one that is no longer in the catalog. */
const EQUIPMENT = [
  `insert into "brewMethods" (id, name, position) values ('v60', 'V60', 0)`,
  `insert into grinders (slug, brand, model, "burrType", drive, adjustment, "minGrindSetting", "maxGrindSetting", step,
      "clicksPerFullRange", scale, notation, "references", source, confidence) values
    ('comandante-c40-mk4', 'Comandante', 'C40', 'conical', 'hand', 'stepped', 0, 45, 1, 45, 'clicks',
      '{"kind":"clicks"}', '${REFERENCES}', 'old', 'estimated'),
    ('no-longer-made', 'Gone', 'Mill', 'conical', 'hand', 'stepped', 0, 40, 1, 40, 'clicks',
      '{"kind":"clicks"}', '${REFERENCES}', 'old', 'estimated')`,
  `insert into machines (slug, brand, model, "brewMethod", "defaultWaterTempF", kind, description)
    values ('hario-v60-02', 'Hario', 'V60', 'v60', 200, 'manual', 'old')`,
]

const COFFEES = [
  `insert into roasters (slug, name, "nameKey", "coffeeCount", "recipeCount", "followerCount", "createdAt", "updatedAt")
    values ('fernweh-kaffee', 'Fernweh Kaffee', 'fernweh kaffee', 2, 3, 2, '${T}', '${T}')`,
  `insert into "roasterMembers" ("roasterId", "userId", "createdAt") values (1, 3, '${T}')`,
  `insert into "coffeeFacets" ("roastLevel", "coffeeType", size) values ('LIGHT', 'SINGLE_ORIGIN', 1), ('DARK', 'BLEND', 1)`,
  `insert into coffees ("roasterId", slug, name, "nameKey", "roastLevel", "coffeeType", origin, "flavorProfile",
      "submittedById", "facetId", "searchText", "flavorText", "recipeCount", "createdAt", "updatedAt") values
    (1, 'kiangoi-peaberry', 'Kiangoi Peaberry', 'kiangoi peaberry', 'LIGHT', 'SINGLE_ORIGIN', 'Nyeri, Kenya',
      'blackcurrant', 1, 1, 'kiangoi peaberry fernweh kaffee nyeri kenya', 'blackcurrant', 2, '${T}', '${T}'),
    (1, 'nachtschicht', 'Nachtschicht', 'nachtschicht', 'DARK', 'BLEND', null, null, null, 2,
      'nachtschicht fernweh kaffee', '', 1, '${T}', '${T}')`,
  `insert into "coffeeOrigins" ("originKey", "coffeeId") values ('nyeri kenya', 1), ('nyeri', 1), ('kenya', 1)`,
]

/** Three recipes, the first with votes, ratings and comments, and with brews from the level that has them. */
const recipes = (areBrewed: boolean) => [
  `insert into "recipeFacets" ("brewMethod", "roastLevel", "grindRange", "brewTimeRange", size)
    values ('v60', 'LIGHT', 'medium', 'medium', 2), ('v60', 'DARK', 'medium', 'none', 1)`,
  `insert into recipes ("createdById", "coffeeProfileId", "roasterId", "roastLevel", "brewMethod", "grinderId",
      "machineId", "grindSetting", "grindIndex", ratio, "doseGrams", "waterGrams", "brewTimeSeconds", notes,
      "facetId", "tasteStrength", "tasteAcidity", "tasteBody", "tasteBitterness", "shareId", upvotes, downvotes,
      wilson, "ratingSum", "ratingCount", "brewCount", "commentCount", "createdAt", "updatedAt") values
    (1, 1, 1, 'LIGHT', 'v60', 1, 1, 24, 40, 16, 15, 240, 180, 'Gently', 1, 0.5, 0.5, 0.5, 0.5, 'old-share-1', 2, 1,
      ${wilsonScore(2, 1)}, 8, 2, ${areBrewed ? 2 : 0}, 2, '${T}', '${T}'),
    (2, 1, 1, 'LIGHT', 'v60', 2, 1, 20, 40, 16, 15, 240, 180, null, 1, 0.5, 0.5, 0.5, 0.5, 'old-share-2', 0, 0,
      0, 0, 0, 0, 0, '${T}', '${T}'),
    (null, 2, 1, 'DARK', 'v60', 1, 1, 24, 40, 16, 15, 240, null, null, 2, 0.5, 0.5, 0.5, 0.5, 'old-share-3', 0, 0,
      0, 0, 0, 0, 0, '${T}', '${T}')`,
]

const OPINIONS = [
  `insert into votes ("recipeId", "userId", vote, "createdAt")
    values (1, 1, 'UP', '${T}'), (1, 2, 'UP', '${T}'), (1, 3, 'DOWN', '${T}')`,
  `insert into ratings ("recipeId", "userId", rating, "createdAt", "updatedAt")
    values (1, 2, 5, '${T}', '${T}'), (1, 3, 3, '${T}', '${T}')`,
  `insert into comments ("recipeId", "userId", body, "createdAt")
    values (1, 2, 'Lovely', '${T}'), (1, 1, 'Thank you', '${T}')`,
  `insert into follows ("userId", "roasterId", "createdAt") values (1, 1, '${T}'), (2, 1, '${T}')`,
  `insert into "savedRecipes" ("userId", "recipeId", "createdAt") values (1, 2, '${T}')`,
]

const FIRST_TABLES = [
  ...['users', 'tasteProfiles', 'roasters', 'roasterMembers', 'coffeeFacets', 'coffees', 'coffeeOrigins'],
  ...['recipeFacets', 'recipes', 'votes', 'ratings', 'comments', 'follows', 'savedRecipes'],
]

interface Later {
  since: string
  tables: string[]
  statements: string[]
}

/** The rows that each later level added. */
const LATER: readonly Later[] = [
  {
    since: '0004',
    tables: ['subscriptions', 'events'],
    statements: [
      `insert into subscriptions (email, "createdAt") values ('dora@example.com', '${T}')`,
      `insert into events (kind, "roasterId", "coffeeId", source, "createdAt") values
        ('PAGE_VIEW', 1, 1, 'shop.example/a', '${T}'), ('PAGE_VIEW', 1, 1, 'shop.example/b', '${T}'),
        ('PAGE_VIEW', 1, null, null, '2026-01-03T23:59:59.999Z')`,
    ],
  },
  {
    since: '0005',
    tables: ['grindCalibrations'],
    statements: [
      `insert into "grindCalibrations" ("userId", "grinderId", "references", "updatedAt")
        values (1, 1, '[{"method":"v60","setting":26}]', '${T}')`,
    ],
  },
  {
    since: '0007',
    tables: ['brewLogs'],
    statements: [
      `insert into "brewLogs" ("userId", "recipeId", "coffeeProfileId", method, notes, rating, "createdAt", "updatedAt")
        values (1, 1, 1, 'v60', 'Sweet', 5, '${T}', '${T}'), (2, 1, 1, 'v60', 'Sour', 2, '${T}', '${T}'),
          (1, null, null, 'v60', 'Plain', null, '${T}', '${T}')`,
    ],
  },
  {
    since: '0008',
    tables: ['userGrinders'],
    statements: [
      `insert into "userGrinders" ("userId", "grinderId", "isDefault", "createdAt") values (1, 2, true, '${T}')`,
    ],
  },
  {
    since: '0009',
    tables: ['libraryEntries', 'personalRecipes', 'collections', 'collectionItems', 'saveNotices'],
    statements: [
      `insert into "libraryEntries" ("userId", "coffeeProfileId", "personalNotes", "createdAt", "updatedAt")
        values (1, 1, 'Again', '${T}', '${T}')`,
      `insert into "personalRecipes" ("userId", method, "grindSetting", ratio, "doseGrams", "waterGrams", name,
          "brewLogId", "createdAt", "updatedAt") values (1, 'v60', 24, 16, 15, 240, 'Mine', 1, '${T}', '${T}')`,
      `insert into collections ("userId", name, "createdAt", "updatedAt") values (1, 'Mornings', '${T}', '${T}')`,
      `insert into "collectionItems" ("collectionId", "recipeId", "createdAt") values (1, 1, '${T}')`,
      `insert into "saveNotices" ("userId", "recipeId", "createdAt") values (1, 2, '${T}')`,
    ],
  },
  {
    since: '0011',
    tables: ['embedSettings', 'embedRecipes', 'eventDays'],
    statements: [
      `insert into "embedSettings" ("roasterId", "accentColor", theme, "showPoweredBy", "allowedDomains", "updatedAt")
        values (1, '#1D3557', 'dark', true, '["shop.example"]', '${T}')`,
      `insert into "embedRecipes" ("coffeeId", method, "doseGrams", "waterGrams", ratio, "isDefault", "createdAt", "updatedAt")
        values (1, 'v60', 15, 240, 16, true, '${T}', '${T}')`,
      `insert into "eventDays" ("roasterId", dimension, day, value, kind, count) values
        (1, 'total', '2026-01-02', '', 'PAGE_VIEW', 2), (1, 'source', '2026-01-02', 'shop.example', 'PAGE_VIEW', 2),
        (1, 'coffee', '2026-01-02', '1', 'PAGE_VIEW', 2), (1, 'total', '2026-01-03', '', 'PAGE_VIEW', 1),
        (1, 'source', '2026-01-03', '', 'PAGE_VIEW', 1)`,
    ],
  },
]
