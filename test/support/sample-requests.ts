/** A minimal successful request for every API route that takes a body or a query. */
import type { Member, TestApp } from './app.ts'
import { insertBrewLog } from './brew-logs.ts'
import { comment, insertRecipe } from './community.ts'
import { insertEmbedRecipe, plantCoffee } from './embeds.ts'
import { insertMembers } from './members.ts'
import { insertHiddenRecipe, insertRequestsOf, insertReviewItem, insertWithRole } from './moderation.ts'
import { DESCRIPTION, describeGrinder, suggestGrinder } from './own-grinders.ts'
import { joinRoaster } from './roasters.ts'

/** The data that the sample requests refer to. */
export interface SampleWorld {
  member: Member
  /** Not the member's. */
  recipeId: number
  shareId: string
  coffeeId: number
  /** Added by the member, and used by nobody else. */
  addedCoffeeId: number
  roasterId: number
  roasterSlug: string
  coffeeSlug: string
  /** The member's own. */
  ownRecipeId: number
  /** The member's own, hidden by a moderator. */
  withheldId: number
  brewLogId: number
  personalRecipeId: number
  collectionId: number
  recipeInCollection: number
  commentId: number
  /** Of the member's roaster. */
  ownCoffeeId: number
  ownRoasterId: number
  embedRecipeId: number
  /** Another member of that roaster. */
  fellowId: number
  /** The fellow's requests to the moderators. */
  claimId: number
  changeId: number
  /** An open item of the moderation queue. */
  reviewItemId: number
  grinderId: number
  /** Described by the member. */
  ownGrinderId: number
  /** Of a grinder that the fellow described. */
  suggestionId: number
  suggestedAt: string
  machineId: number
  filterId: number
}

let count = 0

const PERSONAL = { method: 'v60', grindSetting: 24, ratio: 16, doseGrams: 15, waterGrams: 240 }

/** The member is an operator, so that the routes of moderators work as well. */
export async function plantSamples(test: TestApp, { isRoaster = true } = {}): Promise<SampleWorld> {
  const { db, catalog } = test.app
  const member = await insertWithRole(test, 'operator')
  const { token } = member
  const { roaster, coffee } = await plantCoffee(db)
  await insertEmbedRecipe(db, { coffeeId: coffee.id })
  const own = await plantCoffee(db)
  if (isRoaster) await joinRoaster(test, member.id, own.roaster.id)
  const [fellow] = (await insertMembers(test, 1)) as [Member]
  await joinRoaster(test, fellow.id, own.roaster.id)
  const recipeId = await insertRecipe(db, { coffeeProfileId: coffee.id, roasterId: roaster.id })
  await comment(db, member.id, recipeId)
  const added = await test.post(
    '/api/coffees',
    { name: `Added ${++count}`, roasterName: `Village Roasters ${count}`, roastLevel: 'LIGHT' },
    { token },
  )
  const recipeInCollection = await insertRecipe(db)
  const collectionId = (await test.post('/api/collections', { name: 'Sundays' }, { token })).body.collection.id
  await test.post(`/api/collections/${collectionId}/items`, { recipeId: recipeInCollection }, { token })
  const { id: commentId } = await db
    .selectFrom('comments')
    .select('id')
    .where('userId', '=', member.id)
    .executeTakeFirstOrThrow()
  const { shareId } = await db
    .selectFrom('recipes')
    .select('shareId')
    .where('id', '=', recipeId)
    .executeTakeFirstOrThrow()
  return {
    member,
    recipeId,
    shareId,
    coffeeId: coffee.id,
    addedCoffeeId: added.body.coffee.id,
    roasterId: roaster.id,
    roasterSlug: roaster.slug,
    coffeeSlug: coffee.slug,
    ownRecipeId: await insertRecipe(db, { createdById: member.id }),
    withheldId: await insertHiddenRecipe(db, member.id),
    brewLogId: await insertBrewLog(db, member.id, { doseGrams: 15, waterGrams: 240, grindSetting: 24 }),
    personalRecipeId: (await test.post('/api/user/recipes', PERSONAL, { token })).body.recipe.id,
    collectionId,
    recipeInCollection,
    commentId,
    ownCoffeeId: own.coffee.id,
    ownRoasterId: own.roaster.id,
    embedRecipeId: (await insertEmbedRecipe(db, { coffeeId: own.coffee.id })).id,
    fellowId: fellow.id,
    ...(await insertRequestsOf(db, fellow.id, roaster.id)),
    reviewItemId: await insertReviewItem(db, { type: 'recipe', id: recipeId }),
    grinderId: catalog.grinders.find(({ slug }) => slug === 'comandante-c40-mk4')!.id,
    ownGrinderId: (await describeGrinder(test, member)).id,
    ...(await suggestGrinder(test, fellow)),
    machineId: catalog.machines.find(({ slug }) => slug === 'hario-v60-02')!.id,
    filterId: catalog.filters[0]!.id,
  }
}

export interface Sample {
  url: string
  body?: Record<string, unknown>
}

const LEVELS = {
  acidityLevel: 4,
  bodyLevel: 2,
  sweetnessLevel: 5,
  bitternessLevel: 1,
  flavorComplexityLevel: 3,
  aftertasteLevel: 4,
}

const newEmail = () => `sample${++count}@example.com`

type MakeSample = (world: SampleWorld) => Record<string, unknown>

/** The body that each route requires, if any. */
const BODIES: Record<string, MakeSample> = {
  'POST /api/track': ({ roasterId }) => ({ roasterId }),
  'POST /api/contact': () => ({ name: 'Ada', email: newEmail(), subject: 'Hello', message: 'Lovely' }),
  'POST /api/subscribe': () => ({ email: newEmail() }),
  'POST /api/equipment-suggestions': () => ({ kind: 'GRINDER', brand: 'Acme', model: `Mill ${++count}` }),
  'POST /api/demo-requests': () => ({ name: 'Ada', email: newEmail() }),
  'POST /api/auth/register': () => ({ email: newEmail(), password: 'correct horse' }),
  'POST /api/auth/magic-link': () => ({ email: newEmail() }),
  'POST /api/auth/password-reset': () => ({ email: newEmail() }),
  'PUT /api/user/password': () => ({ newPassword: 'another horse' }),
  'POST /api/user/email-change': () => ({ email: newEmail() }),
  'POST /api/tools/grind-feedback': () => ({ grinder: 'comandante-c40-mk4', feedback: 'JUST_RIGHT' }),
  'POST /api/user/grinders/calibrate': ({ grinderId }) => ({
    grinderId,
    references: [{ grindIndex: 35, setting: 24 }],
  }),
  'PUT /api/user/grinders/{id}/measurements': () => ({
    measurements: [{ setting: 24, meanDiameterMm: 0.9, errorMm: 0.1, particles: 800, photos: 2 }],
  }),
  'POST /api/coffees': ({ roasterSlug }) => ({ name: 'Konga', roasterName: roasterSlug, roastLevel: 'LIGHT' }),
  'POST /api/community-recipes': ({ coffeeId, grinderId, machineId }) => ({
    coffeeProfileId: coffeeId,
    grinderId,
    machineId,
    grindSetting: 24,
    ratio: 16,
    doseGrams: 15,
    waterGrams: 240,
  }),
  'POST /api/community-recipes/{id}/vote': () => ({ vote: 'UP' }),
  'POST /api/reports': ({ recipeId }) => ({ subjectType: 'recipe', subjectId: recipeId, reason: 'spam' }),
  'POST /api/user/suspension-appeal': () => ({ text: 'Why?' }),
  'POST /api/appeals': ({ withheldId }) => ({ subjectType: 'recipe', subjectId: withheldId, text: 'Why?' }),
  'POST /api/admin/decisions': ({ recipeId }) => ({
    action: 'hide',
    subjectType: 'recipe',
    subjectId: recipeId,
    reason: 'Not about coffee',
  }),
  'POST /api/user/own-grinders': () => DESCRIPTION,
  'PUT /api/user/own-grinders/{id}': () => DESCRIPTION,
  'POST /api/user/own-grinders/{id}/suggestion': () => ({ sources: 'https://maker.example/mill' }),
  'POST /api/admin/equipment/suggestions/{id}': ({ suggestedAt }) => ({
    ...{ decision: 'accept', changedAt: suggestedAt, brand: 'Acme', name: `Mill ${++count}` },
  }),
  'POST /api/admin/claims/{id}': () => ({ decision: 'approve' }),
  'POST /api/admin/roaster-changes/{id}': () => ({ decision: 'approve' }),
  'PUT /api/admin/members/{id}/role': () => ({ role: 'moderator' }),
  'POST /api/admin/members/{id}/delete': () => ({ content: 'delete' }),
  'POST /api/recipes/{id}/comments': () => ({ body: 'Lovely' }),
  'DELETE /api/recipes/{id}/comments': ({ commentId }) => ({ commentId }),
  'POST /api/community-recipes/{id}/brew-log': () => ({ rating: 4 }),
  'POST /api/adaptRecipe': ({ machineId, grinderId, coffeeId }) => ({
    machineId,
    grinderId,
    coffeeProfileId: coffeeId,
  }),
  'POST /api/get-recipe': ({ machineId, grinderId, coffeeId }) => ({
    machineId,
    grinderId,
    coffeeId,
    volumeGrams: 300,
  }),
  'POST /api/user/saved-recipes': ({ recipeId }) => ({ communityRecipeId: recipeId }),
  'DELETE /api/user/saved-recipes': ({ recipeId }) => ({ communityRecipeId: recipeId }),
  'POST /api/user/grinders': ({ grinderId }) => ({ grinderId }),
  'DELETE /api/user/grinders': ({ grinderId }) => ({ grinderId }),
  'POST /api/user/machines': ({ machineId }) => ({ machineId }),
  'DELETE /api/user/machines': ({ machineId }) => ({ machineId }),
  'POST /api/user/filters': ({ filterId }) => ({ filterId }),
  'DELETE /api/user/filters': ({ filterId }) => ({ filterId }),
  'POST /api/user/coffee-library': ({ coffeeId }) => ({ coffeeProfileId: coffeeId }),
  'DELETE /api/user/coffee-library': ({ coffeeId }) => ({ coffeeProfileId: coffeeId }),
  'POST /api/user/recipes': () => PERSONAL,
  'POST /api/collections': () => ({ name: 'Sundays' }),
  'POST /api/collections/{id}/items': ({ recipeId }) => ({ recipeId }),
  'DELETE /api/collections/{id}/items': ({ recipeInCollection }) => ({ recipeId: recipeInCollection }),
  'POST /api/brew-logs': () => ({ method: 'v60' }),
  'PUT /api/user/profile/onboarding': () => LEVELS,
  'PATCH /api/user/profile/onboarding': () => LEVELS,
  'POST /api/user/profile/onboarding': () => LEVELS,
  'POST /api/roaster-claims': ({ roasterSlug }) => ({ businessEmail: newEmail(), roasterSlug }),
  'POST /api/roaster-portal/coffees': () => ({ name: `Konga ${++count}`, roastLevel: 'LIGHT' }),
  'POST /api/roaster-portal/coffees/{id}/recipes': () => ({ method: 'v60', doseGrams: 15, waterGrams: 240 }),
  'POST /api/embed/track-impression': ({ shareId }) => ({ shareId }),
  'POST /api/embed/track-click': ({ shareId }) => ({ shareId }),
  'POST /api/embed/track-method-switch': ({ shareId }) => ({ shareId, method: 'v60' }),
}

/** The query that each route requires, if any. */
const QUERIES: Record<string, (world: SampleWorld) => string> = {
  'GET /api/v1/convert': () => 'from=comandante-c40-mk4&setting=24&to=baratza-encore',
  'GET /api/coffees/suggestions': () => 'name=Konga',
  'GET /api/discover': ({ grinderId }) => `grinderId=${grinderId}`,
}

/** The id to use for a path. */
function idFor(path: string, world: SampleWorld): number {
  if (path.startsWith('/api/roaster-portal/coffees')) return world.ownCoffeeId
  if (path.startsWith('/api/brew-logs')) return world.brewLogId
  if (path.startsWith('/api/user/recipes')) return world.personalRecipeId
  if (path.startsWith('/api/collections')) return world.collectionId
  if (path === '/api/coffees/{id}') return world.addedCoffeeId
  if (path.startsWith('/api/coffees')) return world.coffeeId
  if (path === '/api/community-recipes/{id}') return world.ownRecipeId
  if (path.startsWith('/api/users')) return world.member.id
  if (path.startsWith('/api/admin/members')) return world.fellowId
  if (path.startsWith('/api/admin/coffees')) return world.coffeeId
  if (path.startsWith('/api/admin/roasters')) return world.ownRoasterId
  if (path.startsWith('/api/user/grinders')) return world.grinderId
  if (path.startsWith('/api/user/own-grinders')) return world.ownGrinderId
  if (path.startsWith('/api/admin/equipment')) return world.suggestionId
  if (path.startsWith('/api/admin/claims')) return world.claimId
  if (path.startsWith('/api/admin/roaster-changes')) return world.changeId
  if (path.startsWith('/api/admin/queue')) return world.reviewItemId
  return world.recipeId
}

export function sampleOf(name: string, world: SampleWorld): Sample {
  const [, path = ''] = name.split(' ')
  const url = path
    .replace('{id}', String(idFor(path, world)))
    .replace('{recipeId}', String(world.embedRecipeId))
    .replace('{userId}', String(world.fellowId))
    .replace(/^\/api\/widget\/grinder\/\{slug\}/, '/api/widget/grinder/comandante-c40-mk4')
    .replace('{slug}', world.roasterSlug)
    .replace('{roasterSlug}', world.roasterSlug)
    .replace('{coffeeSlug}', world.coffeeSlug)
    .replace('{shareId}', world.shareId)
    .replace('{provider}', 'apple')
    .replace('{session}', 'no-such-session')
    .replace('{name}', 'about')
  const query = QUERIES[name]?.(world)
  return { url: query ? `${url}?${query}` : url, body: { ...BODIES[name]?.(world) } }
}
