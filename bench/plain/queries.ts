/** Queries of the ordinary stack except for recipes: coffees, comments, members' reads, and the two writes. */
import { sql } from 'kysely'
import { wilsonScore } from '../../src/domain/wilson.ts'
import type { PlainDatabase } from './database.ts'

export type Vote = 'UP' | 'DOWN'
const now = (): string => new Date().toISOString()

export const findViewer = (db: PlainDatabase, userId: number, sessionId: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.email', 'users.displayName', 'users.createdAt'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.userId', '=', userId)
    .where('sessions.expiresAt', '>', now())
    .executeTakeFirst()

export async function findProfile(db: PlainDatabase, userId: number) {
  return db
    .selectFrom('tasteProfiles')
    .select(['acidityLevel', 'bodyLevel', 'sweetnessLevel', 'bitternessLevel', 'flavorComplexityLevel'])
    .select('aftertasteLevel')
    .where('userId', '=', userId)
    .executeTakeFirst()
}

export async function findCoffee(db: PlainDatabase, id: number) {
  const coffee = await db.selectFrom('coffees').selectAll().where('id', '=', id).executeTakeFirst()
  if (!coffee) return undefined
  const { nameKey, searchText, flavorText, processText, facetId, trend, submittedById, roasterId, ...shown } = coffee
  const roaster = await db.selectFrom('roasters').selectAll().where('id', '=', roasterId).executeTakeFirstOrThrow()
  return {
    ...{ ...shown, roasterName: roaster.name, roasterSlug: roaster.slug },
    roaster: {
      ...{ id: roaster.id, name: roaster.name, slug: roaster.slug, description: roaster.description },
      ...{ tagline: roaster.tagline, city: roaster.city, state: roaster.state, country: roaster.country },
      ...{ logoUrl: roaster.logoUrl, coverImageUrl: roaster.coverImageUrl, websiteUrl: roaster.websiteUrl },
      ...{ isVerified: Boolean(roaster.isVerified), _count: { coffees: roaster.coffeeCount } },
    },
    _count: { communityRecipes: coffee.recipeCount },
  }
}

export async function listComments(db: PlainDatabase, recipeId: number) {
  const rows = await db
    .selectFrom('comments')
    .innerJoin('users', 'users.id', 'comments.userId')
    .select(['comments.id', 'comments.body', 'comments.createdAt', 'comments.userId', 'users.displayName'])
    .where('comments.recipeId', '=', recipeId)
    .orderBy('comments.id', 'desc')
    .limit(100)
    .execute()
  return rows.toReversed().map(({ userId, displayName, ...comment }) => ({
    ...comment,
    author: { id: userId, displayName },
  }))
}

export async function listBrewLogs(db: PlainDatabase, userId: number) {
  const rows = await db
    .selectFrom('brewLogs as l')
    .leftJoin('coffees as c', 'c.id', 'l.coffeeProfileId')
    .leftJoin('roasters as o', 'o.id', 'c.roasterId')
    .leftJoin('grinders as g', 'g.id', 'l.grinderId')
    .leftJoin('machines as m', 'm.id', 'l.machineId')
    .selectAll('l')
    .select(['c.name as coffeeName', 'c.slug as coffeeSlug', 'c.roastLevel', 'c.coffeeType', 'c.origin'])
    .select(['c.flavorProfile', 'o.id as roasterId', 'o.name as roasterName', 'o.slug as roasterSlug'])
    .select(['g.slug as grinderSlug', 'g.brand as grinderBrand', 'g.model as grinderModel'])
    .select(['m.slug as machineSlug', 'm.brand as machineBrand', 'm.model as machineModel'])
    .where('l.userId', '=', userId)
    .orderBy('l.id', 'desc')
    .limit(21)
    .execute()
  const { total } = await db
    .selectFrom('brewLogs')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return { data: rows.slice(0, 20), total, hasMore: rows.length > 20 }
}

export const findVote = (db: PlainDatabase, recipeId: number, userId: number) =>
  db.selectFrom('votes').select('vote').where('recipeId', '=', recipeId).where('userId', '=', userId).executeTakeFirst()

export function castVote(db: PlainDatabase, recipeId: number, userId: number, vote: Vote) {
  return db.transaction().execute(async (db) => {
    const before = (await findVote(db, recipeId, userId))?.vote
    const recipe = await db
      .selectFrom('recipes')
      .select(['upvotes', 'downvotes', 'coffeeProfileId'])
      .where('id', '=', recipeId)
      .executeTakeFirst()
    if (!recipe || before === vote) return recipe
    await db
      .insertInto('votes')
      .values({ recipeId, userId, vote, createdAt: now() })
      .onConflict((conflict) => conflict.columns(['recipeId', 'userId']).doUpdateSet({ vote }))
      .execute()
    const upvotes = recipe.upvotes + Number(vote === 'UP') - Number(before === 'UP')
    const downvotes = recipe.downvotes + Number(vote === 'DOWN') - Number(before === 'DOWN')
    const wilson = wilsonScore(upvotes, downvotes)
    await db.updateTable('recipes').set({ upvotes, downvotes, wilson }).where('id', '=', recipeId).execute()
    await db
      .updateTable('coffees')
      .set({ trend: sql`trend + 0.001` })
      .where('id', '=', recipe.coffeeProfileId)
      .execute()
    return { upvotes, downvotes }
  })
}

/** Also inserts a mail to the recipe's author into the outbox, as the service does; it is never sent. */
export function addComment(db: PlainDatabase, recipeId: number, userId: number, body: string) {
  return db.transaction().execute(async (db) => {
    const author = await db
      .selectFrom('recipes')
      .innerJoin('users', 'users.id', 'recipes.createdById')
      .select(['users.id', 'users.email'])
      .where('recipes.id', '=', recipeId)
      .executeTakeFirst()
    const comment = await db
      .insertInto('comments')
      .values({ recipeId, userId, body, createdAt: now() })
      .returning(['id', 'body', 'createdAt'])
      .executeTakeFirstOrThrow()
    await db
      .updateTable('recipes')
      .set(({ ref }) => ({ commentCount: sql`${ref('commentCount')} + 1` }))
      .where('id', '=', recipeId)
      .execute()
    if (author?.email && author.id !== userId) {
      const mail = {
        recipient: author.email,
        replyTo: null,
        subject: 'A comment on your recipe',
        text: body,
        html: body,
      }
      const times = { nextAttemptAt: now(), createdAt: now(), sentAt: null, lastError: null }
      await db
        .insertInto('outbox')
        .values({ userId: author.id, ...mail, ...times, messageId: crypto.randomUUID() })
        .execute()
    }
    return comment
  })
}
