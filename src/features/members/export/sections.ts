/** The lists of an export. Each field's SQL and schema are defined side by side, so that they can't drift apart. */
import { type TSchema, Type } from 'typebox'
import { Nullable, Timestamp } from '../../../http/schemas.ts'
import { ExtractionFeedbackSchema } from '../../brewing/brew-logs/schemas.ts'
import { CalibrationSchema, Measurements } from '../../equipment/calibration/schemas.ts'
import { TasteProfileSchema } from '../../recipes/browse/schemas.ts'
import { MAIL_SECTIONS } from './mail-sections.ts'
import { columns, Flag, Int, Num, OrNull, type Section, Str } from './section.ts'

const COFFEE = 'left join coffees c on c.id ='
const ROASTER = 'left join roasters o on o.id ='
const coffee = { coffee: ['c.name', OrNull.Str], roaster: ['o.name', OrNull.Str] } as const
const grinder = { grinder: [`trim(g.brand || ' ' || g.model)`, OrNull.Str] } as const
const machine = { machine: [`m.brand || ' ' || m.model`, OrNull.Str] } as const

/** As they are stored: in shares of the recipe's water and time, or as a brew was logged. */
const Steps = Type.Array(Type.Object({}, { additionalProperties: true }))

/** Rows that a member added to recipes, with the coffee to recognize the recipe by. */
const ofRecipe = (table: string, schemas: Record<string, TSchema>, key = 'recipeId'): Section => ({
  from: `${table} t join recipes r on r.id = t."recipeId" ${COFFEE} r."coffeeProfileId" ${ROASTER} r."roasterId"`,
  owner: 't."userId"',
  key: `t."${key}"`,
  start: 0,
  fields: { ...columns('t', { recipeId: Int, ...schemas }), ...coffee },
})

const ofRoaster = (table: string, schemas: Record<string, TSchema>, key = 'roasterId'): Section => ({
  from: `${table} t join roasters o on o.id = t."roasterId"`,
  owner: 't."userId"',
  key: `t."${key}"`,
  start: 0,
  fields: { ...columns('t', { roasterId: Int, ...schemas }), roaster: ['o.name', Str] },
})

export const brewLogs: Section = {
  from: `"brewLogs" b ${COFFEE} b."coffeeProfileId" ${ROASTER} c."roasterId"
    left join grinders g on g.id = b."grinderId" left join machines m on m.id = b."machineId"`,
  owner: 'b."userId"',
  key: 'b.id',
  start: 0,
  fields: {
    ...columns('b', { id: Int, createdAt: Timestamp, updatedAt: Timestamp, method: Str }),
    ...coffee,
    ...grinder,
    ...machine,
    ...columns('b', {
      doseGrams: OrNull.Num,
      waterGrams: OrNull.Num,
      grindSetting: OrNull.Num,
      grindSettingText: OrNull.Str,
      grindIndex: OrNull.Num,
      waterTempF: OrNull.Num,
      brewTimeSeconds: OrNull.Int,
      daysOffRoast: OrNull.Num,
      tds: OrNull.Num,
      rating: OrNull.Int,
      outcome: OrNull.Str,
      notes: OrNull.Str,
      tasteProfile: Nullable(TasteProfileSchema),
      extractionFeedback: Nullable(ExtractionFeedbackSchema),
      steps: Nullable(Steps),
      firstDropSeconds: OrNull.Num,
      savedAsRecipe: Flag,
      recipeId: OrNull.Int,
      coffeeProfileId: OrNull.Int,
      grinderId: OrNull.Int,
      machineId: OrNull.Int,
    }),
  },
}

const recipes: Section = {
  from: `recipes r ${COFFEE} r."coffeeProfileId" ${ROASTER} r."roasterId"
    join grinders g on g.id = r."grinderId" join machines m on m.id = r."machineId"`,
  owner: 'r."createdById"',
  key: 'r.id',
  start: 0,
  fields: {
    ...columns('r', { id: Int, createdAt: Timestamp, updatedAt: Timestamp, brewMethod: Str }),
    ...coffee,
    ...grinder,
    ...machine,
    ...columns('r', {
      ...{
        grindSetting: Num,
        grindSettingText: OrNull.Str,
        grindIndex: Num,
        ratio: Num,
        doseGrams: Num,
        waterGrams: Num,
      },
      brewTimeSeconds: OrNull.Int,
      waterTempF: OrNull.Num,
      notes: OrNull.Str,
      tasteProfile: Nullable(TasteProfileSchema),
      title: OrNull.Str,
      description: OrNull.Str,
      tags: Nullable(Type.Array(Str)),
      difficulty: OrNull.Str,
      yieldGrams: OrNull.Num,
      inspiredByRecipeId: OrNull.Int,
      steps: Nullable(Steps),
      shareId: Str,
      upvotes: Int,
      downvotes: Int,
      ratingCount: Int,
      brewCount: Int,
      commentCount: Int,
      coffeeProfileId: Int,
      grinderId: Int,
      machineId: Int,
      filterId: OrNull.Int,
    }),
  },
}

const personalRecipes: Section = {
  from: `"personalRecipes" p ${COFFEE} p."coffeeProfileId" ${ROASTER} c."roasterId"
    left join grinders g on g.id = p."grinderId"`,
  owner: 'p."userId"',
  key: 'p.id',
  start: 0,
  fields: {
    ...columns('p', { id: Int, createdAt: Timestamp, updatedAt: Timestamp, name: OrNull.Str, method: Str }),
    ...coffee,
    ...grinder,
    ...columns('p', {
      grindSetting: Num,
      grindSettingText: OrNull.Str,
      ratio: Num,
      doseGrams: Num,
      waterGrams: Num,
      brewTimeSeconds: OrNull.Int,
      waterTempF: OrNull.Num,
      steps: Nullable(Steps),
      notes: OrNull.Str,
      rating: OrNull.Int,
      coffeeProfileId: OrNull.Int,
      grinderId: OrNull.Int,
      brewLogId: OrNull.Int,
    }),
  },
}

const equipment = (table: string, thing: 'grinder' | 'machine' | 'filter', hasNickname: boolean): Section => ({
  from: `"${table}" t join ${thing}s e on e.id = t."${thing}Id"`,
  owner: 't."userId"',
  key: `t."${thing}Id"`,
  start: 0,
  fields: {
    ...columns('t', { [`${thing}Id`]: Int }),
    [thing]: [thing === 'filter' ? 'e.name' : `e.brand || ' ' || e.model`, Str],
    ...columns('t', { ...(hasNickname && { nickname: OrNull.Str }), isDefault: Flag, createdAt: Timestamp }),
  },
})

const collectionItems: Section = {
  ...ofRecipe('"collectionItems"', { createdAt: Timestamp }),
  owner: 't."collectionId"',
}

/** In the order of the export. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  sessions: {
    from: 'sessions s',
    owner: 's."userId"',
    key: 's.id',
    start: '',
    fields: columns('s', {
      device: OrNull.Str,
      createdAt: Timestamp,
      lastUsedAt: OrNull.Time,
      expiresAt: Timestamp,
    }),
  },
  emailChanges: {
    from: '"emailChanges" t',
    owner: 't."userId"',
    key: 't."userId"',
    start: 0,
    fields: columns('t', {
      newEmail: Str,
      oldConfirmedAt: OrNull.Time,
      newConfirmedAt: OrNull.Time,
      createdAt: Timestamp,
      expiresAt: Timestamp,
    }),
  },
  grinders: equipment('userGrinders', 'grinder', true),
  ownGrinders: {
    from: 'grinders t',
    owner: 't."ownerId"',
    key: 't.id',
    start: 0,
    fields: columns('t', {
      ...{ id: Int, slug: Str, brand: Str, model: Str, burrType: Str, burrSizeMm: OrNull.Num, drive: Str },
      ...{ adjustment: Str, minGrindSetting: Num, maxGrindSetting: Num, step: Num, scale: Str },
      given: Nullable(Type.Array(Type.Object({}, { additionalProperties: true }))),
      ...{ visibility: Str, isRetired: Flag, changedAt: OrNull.Time },
    }),
  },
  grinderSuggestions: {
    from: '"grinderSuggestions" t',
    owner: 't."userId"',
    key: 't.id',
    start: 0,
    fields: columns('t', {
      ...{ id: Int, grinderId: Int, sources: Str, state: Str, reason: OrNull.Str },
      ...{ createdAt: Timestamp, decidedAt: OrNull.Time },
    }),
  },
  machines: equipment('userMachines', 'machine', true),
  filters: equipment('userFilters', 'filter', false),
  calibrations: {
    from: '"grindCalibrations" t join grinders g on g.id = t."grinderId"',
    owner: 't."userId"',
    key: 't."grinderId"',
    start: 0,
    fields: {
      ...columns('t', { grinderId: Int }),
      ...grinder,
      ...columns('t', {
        references: CalibrationSchema.properties.references,
        updatedAt: Timestamp,
        forgottenAt: Nullable(Timestamp),
        measurements: Nullable(Measurements),
      }),
    },
  },
  coffeeLibrary: {
    from: `"libraryEntries" t ${COFFEE} t."coffeeProfileId" ${ROASTER} c."roasterId"`,
    owner: 't."userId"',
    key: 't."coffeeProfileId"',
    start: 0,
    fields: {
      ...columns('t', { coffeeProfileId: Int }),
      ...coffee,
      ...columns('t', { personalNotes: OrNull.Str, rating: OrNull.Int, createdAt: Timestamp, updatedAt: Timestamp }),
    },
  },
  brewLogs,
  personalRecipes,
  recipes,
  ratings: ofRecipe('ratings', { rating: Int, notes: OrNull.Str, createdAt: Timestamp, updatedAt: Timestamp }),
  votes: ofRecipe('votes', { vote: Str, createdAt: Timestamp }),
  comments: ofRecipe('comments', { id: Int, body: Str, createdAt: Timestamp }, 'id'),
  savedRecipes: ofRecipe('"savedRecipes"', { createdAt: Timestamp }),
  saveNotices: ofRecipe('"saveNotices"', { createdAt: Timestamp }),
  collections: {
    from: 'collections t',
    owner: 't."userId"',
    key: 't.id',
    start: 0,
    fields: columns('t', { id: Int, name: Str, description: OrNull.Str, createdAt: Timestamp, updatedAt: Timestamp }),
    children: ['items', collectionItems],
  },
  follows: ofRoaster('follows', { createdAt: Timestamp }),
  roasterMemberships: ofRoaster('"roasterMembers"', { createdAt: Timestamp }),
  roasterClaims: ofRoaster(
    '"roasterClaims"',
    {
      id: Int,
      status: Str,
      businessEmail: Str,
      proofUrl: OrNull.Str,
      notes: OrNull.Str,
      createdAt: Timestamp,
      decidedAt: OrNull.Time,
    },
    'id',
  ),
  roasterChanges: ofRoaster('"roasterChanges"', { id: Int, field: Str, value: OrNull.Str, createdAt: Timestamp }, 'id'),
  coffees: {
    from: `coffees c join roasters o on o.id = c."roasterId"`,
    owner: 'c."submittedById"',
    key: 'c.id',
    start: 0,
    fields: {
      ...columns('c', { id: Int, name: Str }),
      roaster: ['o.name', Str],
      ...columns('c', {
        roastLevel: Str,
        coffeeType: Str,
        origin: OrNull.Str,
        flavorProfile: OrNull.Str,
        description: OrNull.Str,
        acidityLevel: OrNull.Num,
        bodyLevel: OrNull.Num,
        processingMethod: OrNull.Str,
        createdAt: Timestamp,
        updatedAt: Timestamp,
      }),
    },
  },
  dailyCounts: {
    from: '"dailyCounts" t',
    owner: 't."userId"',
    key: `t.day || ' ' || t.kind`,
    start: '',
    fields: columns('t', { kind: Str, day: Str, count: Int }),
  },
  reports: {
    from: 'reports t',
    owner: 't."userId"',
    key: 't.id',
    start: 0,
    fields: {
      ...columns('t', { id: Int, subjectType: Str }),
      subjectId: ['t."subjectRef"', Int],
      ...columns('t', { reason: Str, text: OrNull.Str, createdAt: Timestamp }),
    },
  },
  reviews: {
    from: 'withheld t',
    owner: 't."authorId"',
    key: 't.id',
    start: 0,
    fields: {
      ...columns('t', { subjectType: Str }),
      subjectId: ['t."subjectRef"', Int],
      ...columns('t', { state: Str, reason: OrNull.Str, snapshot: Type.Object({}, { additionalProperties: true }) }),
      ...columns('t', { createdAt: Timestamp, appealText: OrNull.Str, appealedAt: OrNull.Time }),
    },
  },
  withheldRows: {
    from: '"withheldRows" t',
    owner: 't."userId"',
    key: 't.id',
    start: 0,
    fields: columns('t', { tableName: Str, data: Type.Object({}, { additionalProperties: true }) }),
  },
  decisions: {
    from: '"auditEntries" t',
    owner: 't."memberId"',
    key: 't.id',
    start: 0,
    fields: columns('t', { action: Str, subjectType: Str, reason: OrNull.Str, createdAt: Timestamp }),
  },
  ...MAIL_SECTIONS,
}
