/** Reads a member's public profile, as far as their privacy settings allow. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { maskEmail } from '../../../domain/mask-email.ts'
import { notFound, orNotFound } from '../../../http/errors.ts'
import { MAX_LIST_BYTES, shortenToFit } from '../../../http/size-cap.ts'
import { type BrewLogRow, listLatestBrewLogs } from '../../brewing/brew-logs/queries.ts'
import { toBrewLog } from '../../brewing/brew-logs/read.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { listRecipes } from '../../recipes/browse/find.ts'
import { toRecipes, withRecipes } from '../../recipes/browse/read.ts'
import { listSaved } from '../../recipes/saved/queries.ts'
import { visibleOf } from '../privacy/visible.ts'
import { findPublicUser, listCommentsBy } from './queries.ts'
import type { ProfileReply } from './schemas.ts'

type Profile = Static<typeof ProfileReply>

const MOST = 20
/** The profile has four lists. */
const MAX_BYTES = MAX_LIST_BYTES / 4

export async function readProfile(app: FastifyInstance, id: number): Promise<Profile> {
  const user = orNotFound(await findPublicUser(app.db, id), 'User')
  if (user.profileHidden) throw notFound('User')
  const visible = visibleOf(user)
  const [brewLogs, savedRecipes, comments, shared] = await Promise.all([
    visible.brews ? listBrews(app, id) : [],
    visible.saves ? listSaves(app, id) : [],
    visible.profile ? listComments(app, id) : [],
    visible.profile ? listShared(app, id) : { recipes: [], total: 0 },
  ])
  return {
    user: {
      id: user.id,
      displayName: user.displayName,
      memberSince: user.createdAt,
      email: visible.profile ? maskEmail(user.email) : null,
    },
    visible,
    stats: {
      brewCount: visible.brews ? (user.brewLogs ?? 0) : 0,
      savedCount: visible.saves ? (user.savedRecipes ?? 0) : 0,
      commentCount: visible.profile ? (user.comments ?? 0) : 0,
      recipeCount: shared.total,
    },
    recipes: shared.recipes,
    brewLogs,
    savedRecipes,
    comments,
  }
}

async function listBrews({ db, catalog }: FastifyInstance, userId: number): Promise<Profile['brewLogs']> {
  return (await listLatestBrewLogs(db, userId, MOST)).map((row) => toPublicLog(row, catalog))
}

async function listSaves(app: FastifyInstance, userId: number): Promise<Profile['savedRecipes']> {
  const saved = await withRecipes(app, await listSaved(app.db, userId, { limit: MOST, offset: 0 }), undefined)
  const recipes = shortenToFit(
    saved.map(({ recipe }) => recipe),
    'notes',
    MAX_BYTES,
  )
  return saved.map(({ recipeId, createdAt }, i) => ({
    communityRecipeId: recipeId,
    savedAt: dayOf(createdAt),
    createdAt: dayOf(createdAt),
    recipe: recipes[i]!,
  }))
}

async function listComments({ db }: FastifyInstance, userId: number): Promise<Profile['comments']> {
  return (await listCommentsBy(db, userId, MOST)).map(({ brewMethod, coffeeName, ...comment }) => ({
    ...comment,
    recipe: { id: comment.recipeId, brewMethod, coffeeName },
  }))
}

async function listShared(app: FastifyInstance, createdById: number) {
  const { places, total } = await listRecipes(app, { createdById }, 'newest', { limit: MOST })
  return { recipes: shortenToFit(await toRecipes(app, places, undefined), 'notes', MAX_BYTES), total }
}

/** Drops the time of day, which stays private. */
const dayOf = (timestamp: string): string => timestamp.slice(0, 10)

/** Shows the grind setting as a number, since its text may contain more. */
function toPublicLog(row: BrewLogRow, catalog: Catalog): Profile['brewLogs'][number] {
  const log = toBrewLog(row, catalog)
  return {
    id: log.id,
    method: log.method,
    recipeId: log.recipeId,
    coffee: log.coffee,
    grinder: log.grinder,
    machine: log.machine,
    doseGrams: log.doseGrams,
    coffeeGrams: log.coffeeGrams,
    waterGrams: log.waterGrams,
    ratio: log.ratio,
    grindSetting: row.grindSetting,
    brewTimeSeconds: log.brewTimeSeconds,
    waterTempF: log.waterTempF,
    rating: log.rating,
    createdAt: dayOf(log.createdAt),
  }
}
