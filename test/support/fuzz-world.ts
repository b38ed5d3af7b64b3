/** Creates the data for the fuzzer: senders of requests, a victim whose secrets must not leak, and things by id. */
import { expect } from 'vitest'
import type { Member, TestApp } from './app.ts'
import { insertBrewLog } from './brew-logs.ts'
import { insertCoffee, insertRecipe, insertRoaster } from './community.ts'
import { insertEmbedRecipe, plantCoffee } from './embeds.ts'
import type { Sender } from './fuzz-requests.ts'
import type { Source } from './fuzz-values.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { insertMembers } from './members.ts'
import { insertHiddenRecipe, insertRequestsOf, insertReviewItem, insertWithRole } from './moderation.ts'
import { descriptionOf } from './openapi.ts'
import { DESCRIPTION, suggestGrinder } from './own-grinders.ts'
import { insertRoasterMember, type RoasterMember } from './roasters.ts'
import { plantVictim, type Victim } from './victim.ts'

export interface FuzzWorld {
  source: Source
  victim: Victim
  people: { member: Member; other: Member; roaster: RoasterMember } & Record<
    Exclude<Sender, 'nobody' | 'forger' | 'operator'>,
    Member
  >
  operator: Member
}

export async function plantWorld(test: TestApp, provider: IdentityProvider): Promise<FuzzWorld> {
  const victim = await plantVictim(test)
  const [member, other] = (await insertMembers(test, 2)) as [Member, Member]
  const people = { member, other, roaster: await insertRoasterMember(test) }
  const identityToken = [await provider.token(), await provider.token({ exp: 1 }), 'a.b.c']
  const source = { description: await descriptionOf(test.app), known: { ...CONSTANT, identityToken } }
  const world = { source, victim, people, operator: await insertWithRole(test, 'operator') }
  await replenishForMembers(test, world)
  return world
}

/** Inserts new things, since requests delete what they find. */
export async function replenishForMembers(test: TestApp, world: FuzzWorld): Promise<void> {
  const { source } = world
  source.known = { ...source.known, ...(await knownToOperators(test, world)), ...(await knownToMembers(test, world)) }
}

/** The same without the members' own things: an operator's requests may have deleted the members. */
export async function replenishForOperators(test: TestApp, world: FuzzWorld): Promise<void> {
  const { source, operator } = world
  // They may also have turned the daily limits on.
  const body = { quotas: false }
  expect((await test.call('PATCH', '/api/admin/settings', { body, token: operator.token })).status).toBe(200)
  source.known = { ...source.known, ...(await knownToOperators(test, world)) }
}

/** The known ids always include the victim's. */
async function knownToMembers(test: TestApp, { victim, people }: FuzzWorld): Promise<Source['known']> {
  const { db, catalog } = test.app
  const shared = await plantCoffee(db)
  const ownCoffee = await insertCoffee(db, { roasterId: people.roaster.roasterId })
  const addedCoffee = await insertCoffee(db, { submittedById: people.member.id })
  const embedRecipe = await insertEmbedRecipe(db, { coffeeId: ownCoffee.id })
  const brewLogs = [victim.brewLogId]
  const recipes = [victim.recipeId]
  const personal = [victim.personalRecipeId]
  const collections = [victim.collectionId]
  const comments: number[] = []
  const ownGrinders: number[] = []
  for (const { id, token } of Object.values(people)) {
    const described = await test.post('/api/user/own-grinders', DESCRIPTION, { token })
    if (described.status === 201) ownGrinders.push(described.body.grinder.id)
    for (let times = 0; times < 3; times++) {
      const recipeId = await insertRecipe(db, { createdById: id })
      recipes.push(recipeId)
      brewLogs.push(await insertBrewLog(db, id, { coffeeProfileId: shared.coffee.id, grinderId: 1, grindSetting: 20 }))
      collections.push((await test.post('/api/collections', { name: 'Sundays' }, { token })).body.collection.id)
      await test.post(`/api/collections/${collections.at(-1)}/items`, { recipeId }, { token })
      const recipe = { method: 'v60', grindSetting: 24, ratio: 16, doseGrams: 15, waterGrams: 240 }
      personal.push((await test.post('/api/user/recipes', recipe, { token })).body.recipe.id)
      comments.push(
        (await test.post(`/api/recipes/${recipeId}/comments`, { body: 'Lovely' }, { token })).body.comment.id,
      )
    }
  }
  const slugs = (await db.selectFrom('roasters').select('slug').orderBy('id').limit(20).execute()).map(
    ({ slug }) => slug,
  )
  const shares = await db.selectFrom('recipes').select('shareId').where('id', 'in', recipes).execute()
  const grinderSlugs = catalog.grinders.slice(0, 8).map(({ slug }) => slug)
  const coffees = [shared.coffee.id, ownCoffee.id, addedCoffee.id, victim.coffeeId]
  const idsOf = async (table: 'grinders' | 'machines' | 'filters') =>
    (await db.selectFrom(table).select('id').orderBy('id').limit(12).execute()).map(({ id }) => id)
  return {
    '/api/roaster-portal/coffees/{id}': coffees,
    '/api/roaster-portal/coffees/{recipeId}': [embedRecipe.id, victim.embedRecipeId],
    '/api/brew-logs/{id}': brewLogs,
    '/api/user/own-grinders/{id}': ownGrinders.length > 0 ? ownGrinders : [1],
    '/api/user/recipes/{id}': personal,
    '/api/collections/{id}': collections,
    '/api/recipes/{id}': recipes,
    '/api/community-recipes/{id}': recipes,
    '/api/coffees/{id}': coffees,
    '/api/users/{id}': [victim.id, ...Object.values(people).map(({ id }) => id)],
    '/api/widget/grinder/{slug}': grinderSlugs,
    '/api/embed/{roasterSlug}': [shared.roaster.slug],
    '/api/embed/{coffeeSlug}': [shared.coffee.slug],
    '/api/roasters/{slug}': slugs,
    '/embed/{slug}': slugs,
    roasterSlug: slugs,
    shareId: shares.map(({ shareId }) => shareId),
    grinderId: await idsOf('grinders'),
    machineId: await idsOf('machines'),
    filterId: await idsOf('filters'),
    commentId: comments,
    coffeeId: coffees,
    coffeeProfileId: coffees,
    recipeId: recipes,
    communityRecipeId: recipes,
    userId: [victim.id, people.member.id],
    from: [...grinderSlugs, '2026-01-01'],
    to: [...grinderSlugs, '2026-02-01'],
    grinder: grinderSlugs,
    subjectId: [await insertHiddenRecipe(db, people.member.id), await insertHiddenRecipe(db, people.other.id)],
  }
}

/** New members with things for operators to decide: reported recipes, claims, changes, suggested grinders. */
async function knownToOperators(test: TestApp, { operator, people }: FuzzWorld): Promise<Source['known']> {
  const { db } = test.app
  const authors = await insertMembers(test, 4)
  const { coffee, roaster } = await plantCoffee(db)
  const items: number[] = []
  const subjects = [coffee.id, roaster.id]
  const claims: number[] = []
  const changes: number[] = []
  const suggestions = await Promise.all(authors.map((author) => suggestGrinder(test, author)))
  for (const { id } of authors) {
    const recipeId = await insertRecipe(db, { createdById: id })
    items.push(await insertReviewItem(db, { type: 'recipe', id: recipeId }))
    subjects.push(recipeId, id)
    const { claimId, changeId } = await insertRequestsOf(db, id, await insertRoaster(db))
    claims.push(claimId)
    changes.push(changeId)
  }
  const invite = await test.post('/api/admin/invites', { uses: 1, days: 7 }, { token: operator.token })
  const entries = await db.selectFrom('auditEntries').select('id').orderBy('id', 'desc').limit(8).execute()
  return {
    '/api/admin/queue/{id}': items,
    '/api/admin/audit-log/{id}': entries.map(({ id }) => id),
    '/api/admin/members/{id}': authors.map(({ id }) => id),
    '/api/admin/coffees/{id}': [coffee.id],
    '/api/admin/claims/{id}': claims,
    '/api/admin/roaster-changes/{id}': changes,
    '/api/admin/roasters/{id}': [people.roaster.roasterId],
    '/api/admin/roasters/{userId}': [people.roaster.id],
    '/api/admin/equipment/suggestions/{id}': suggestions.map(({ suggestionId }) => suggestionId),
    '/api/admin/invites/{id}': [invite.body.invite?.id ?? 1],
    changedAt: suggestions.map(({ suggestedAt }) => suggestedAt),
    subjectId: subjects,
    intoId: [...subjects, people.roaster.roasterId],
  }
}

const CONSTANT = {
  method: ['v60', 'aeropress', 'espresso', 'French press'],
  brewMethod: ['v60', 'aeropress', 'espresso'],
  roastLevel: ['LIGHT', 'medium dark', 'Medium-Light'],
  roast: ['LIGHT', 'MEDIUM'],
  setting: [10, '24', 5.5],
  grindSetting: [20, '24', '24 clicks', 18.5],
  grindIndex: [30, 55.5],
  grindSize: ['medium-fine', '18 clicks'],
  tz: ['UTC', 'Europe/Berlin', 'Asia/Kathmandu'],
  limit: [1, 2, 20, 1_000_000],
  page: [1, 2, 99],
  q: ['kon', 'ethiopia washed', 'v60', 'Roaster'],
  websiteUrl: ['https://example.com', ''],
  proofUrl: ['https://example.com/about'],
  logoUrl: ['https://example.com/logo.png', ''],
  coverImageUrl: [null],
  contactEmail: ['hello@example.com', ''],
  acidity: [3],
  acidityLevel: [3],
  body: [4, 'Lovely'],
  bodyLevel: [4],
  doseGrams: [15, 18.5],
  coffeeGrams: [15],
  waterGrams: [240, 300],
  ratio: [16, 15.5],
  slug: ['lot-7', ''],
  dial: [DESCRIPTION.dial],
  finer: [DESCRIPTION.finer],
  minGrindSetting: [DESCRIPTION.minGrindSetting],
  maxGrindSetting: [DESCRIPTION.maxGrindSetting],
  points: [DESCRIPTION.points],
  allowedDomains: ['example.com', 'shop.example.org'],
  password: ['correct horse', 'battery staple'],
}
