/** Inserts a member whose every private text contains a secret mark: a mark in another member's response is a leak. */
import { randomBytes } from 'node:crypto'
import { upsertCalibration } from '#src/features/equipment/calibration/queries.ts'
import { type Member, register, type TestApp } from './app.ts'
import { insertBrewLog } from './brew-logs.ts'
import { insertCoffee, insertRecipe, insertRoaster, insertTasteProfile } from './community.ts'
import { joinRoaster } from './roasters.ts'

export interface Victim extends Member {
  /** What nobody else may read, with the place where it is stored. */
  secrets: ReadonlyMap<string, string>
  password: string
  /** Ids of private things. */
  brewLogId: number
  personalRecipeId: number
  collectionId: number
  claimId: number
  /** Of the victim's roaster. */
  roasterId: number
  coffeeId: number
  embedRecipeId: number
  /** Public, but only the victim may change it. */
  recipeId: number
}

const now = (): string => new Date().toISOString()

export async function plantVictim(test: TestApp): Promise<Victim> {
  const { db } = test.app
  const secrets = new Map<string, string>()
  /** Letters and digits only, so that no encoding changes it. */
  const secret = (place: string): string => {
    const mark = `canary${randomBytes(12).toString('hex')}`
    secrets.set(mark, place)
    return mark
  }

  const password = secret('password')
  const member = await register(test, { email: `${secret('email')}@example.com`, password })
  const roasterId = await plantRoaster(test, member, secret)
  const grinder = await db.selectFrom('grinders').select('id').executeTakeFirstOrThrow()
  const machine = await db.selectFrom('machines').select('id').executeTakeFirstOrThrow()
  const coffee = await insertCoffee(db, { roasterId })
  const recipeId = await insertRecipe(db, { createdById: member.id, notes: 'For everybody' })
  const of = { userId: member.id, createdAt: now() }

  await db
    .insertInto('userGrinders')
    .values({ ...of, grinderId: grinder.id, nickname: secret('grinder') })
    .execute()
  await db
    .insertInto('userMachines')
    .values({ ...of, machineId: machine.id, nickname: secret('machine') })
    .execute()
  await upsertCalibration(db, member.id, grinder.id, [{ setting: 20, grindIndex: 35, feedback: 'TOO_FINE' }])
  await insertTasteProfile(db, member.id)
  await db
    .insertInto('libraryEntries')
    .values({ ...of, coffeeProfileId: coffee.id, personalNotes: secret('library'), updatedAt: now() })
    .execute()
  await db
    .insertInto('savedRecipes')
    .values({ ...of, recipeId })
    .execute()
  await db
    .insertInto('ratings')
    .values({ ...of, recipeId, rating: 4, notes: secret('rating'), updatedAt: now() })
    .execute()
  await db.updateTable('recipes').set({ ratingSum: 4, ratingCount: 1 }).where('id', '=', recipeId).execute()
  const brewLogId = await insertBrewLog(db, member.id, {
    coffeeProfileId: coffee.id,
    notes: secret('brew log notes'),
    outcome: secret('brew log outcome'),
    grindSetting: 24,
    grindSettingText: secret('brew log setting'),
  })
  const personal = await test.post(
    '/api/user/recipes',
    {
      method: 'v60',
      grindSetting: 24,
      ratio: 16,
      doseGrams: 15,
      waterGrams: 240,
      name: secret('recipe name'),
      notes: secret('recipe notes'),
    },
    { token: member.token },
  )
  const collection = await test.post(
    '/api/collections',
    { name: secret('collection name'), description: secret('collection description') },
    { token: member.token },
  )
  await test.post(`/api/collections/${collection.body.collection.id}/items`, { recipeId }, { token: member.token })
  const claim = await db
    .insertInto('roasterClaims')
    .values({
      ...of,
      roasterId: await insertRoaster(db),
      businessEmail: `${secret('claim address')}@example.com`,
      notes: secret('claim notes'),
      proofUrl: `https://example.com/${secret('claim proof')}`,
      status: 'PENDING',
      tokenHash: secret('claim token'),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const embedRecipe = await db
    .insertInto('embedRecipes')
    .values({
      coffeeId: coffee.id,
      method: 'v60',
      doseGrams: 18,
      waterGrams: 288,
      ratio: 16,
      isDefault: true,
      createdAt: now(),
      updatedAt: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addStoredSecrets(test, member, secrets)
  return {
    ...member,
    password,
    secrets,
    brewLogId,
    personalRecipeId: personal.body.recipe.id,
    collectionId: collection.body.collection.id,
    claimId: claim.id,
    roasterId,
    coffeeId: coffee.id,
    embedRecipeId: embedRecipe.id,
    recipeId,
  }
}

async function plantRoaster(test: TestApp, { id }: Member, secret: (place: string) => string): Promise<number> {
  const { db } = test.app
  const roasterId = await insertRoaster(db, { contactEmail: `${secret('contact')}@example.com` })
  await joinRoaster(test, id, roasterId)
  return roasterId
}

/** Adds the secrets that the service itself stores: the password hash, the sessions and the mailed links. */
async function addStoredSecrets(
  { app: { db }, post }: TestApp,
  { id, email, token }: Member,
  secrets: Map<string, string>,
): Promise<void> {
  await post('/api/auth/magic-link', { email })
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  secrets.set(passwordHash!, 'password hash')
  secrets.set(token, 'session token')
  for (const session of await db.selectFrom('sessions').select('id').where('userId', '=', id).execute()) {
    secrets.set(session.id, 'session')
  }
  for (const { hash } of await db.selectFrom('accountTokens').select('hash').where('email', '=', email).execute()) {
    secrets.set(hash, 'hash of a mailed token')
  }
  for (const { text } of await db.selectFrom('outbox').select('text').where('recipient', '=', email).execute()) {
    const mailed = /token=([\w-]+)/.exec(text)?.[1]
    if (mailed) secrets.set(mailed, 'mailed token')
  }
}

const OF_A_USER = [
  'brewLogs',
  'personalRecipes',
  'collections',
  'userGrinders',
  'userMachines',
  'grindCalibrations',
  'libraryEntries',
  'savedRecipes',
  'ratings',
  'tasteProfiles',
  'roasterClaims',
  'sessions',
  'roasterMembers',
] as const

/** Every row that only the victim may change. */
export async function belongingsOf({ app: { db } }: TestApp, victim: Victim): Promise<Record<string, object[]>> {
  const { id, roasterId, recipeId, collectionId, coffeeId } = victim
  const rows: Record<string, object[]> = {
    users: await db.selectFrom('users').selectAll().where('id', '=', id).execute(),
    collectionItems: await db
      .selectFrom('collectionItems')
      .selectAll()
      .where('collectionId', '=', collectionId)
      .execute(),
    recipes: await db.selectFrom('recipes').select(['createdById', 'notes']).where('id', '=', recipeId).execute(),
    roasters: await db.selectFrom('roasters').select(['name', 'contactEmail']).where('id', '=', roasterId).execute(),
    coffees: await db.selectFrom('coffees').select(['name', 'roastLevel']).where('id', '=', coffeeId).execute(),
    embedSettings: await db.selectFrom('embedSettings').selectAll().where('roasterId', '=', roasterId).execute(),
    embedRecipes: await db.selectFrom('embedRecipes').selectAll().where('coffeeId', '=', coffeeId).execute(),
  }
  for (const table of OF_A_USER) {
    // All of these tables have a userId, but the union of their types is too wide to show it.
    rows[table] = await db
      .selectFrom(table as 'brewLogs')
      .selectAll()
      .where('userId', '=', id)
      .execute()
  }
  return rows
}
