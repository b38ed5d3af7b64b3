/** A user as everybody may see them: what they do in public, and nothing that they keep for themselves. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { orNotFound } from '../../http/errors.ts'
import { type BrewLogRow, listLatestBrewLogs } from '../brew-logs/queries.ts'
import { toBrewLog } from '../brew-logs/read.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { withRecipes } from '../recipes/read.ts'
import { listSaved } from '../saved-recipes/queries.ts'
import { toSaved } from '../saved-recipes/schemas.ts'
import { maskEmail } from './mask-email.ts'
import { findPublicUser, listCommentsBy } from './queries.ts'
import type { ProfileReply } from './schemas.ts'

type Profile = Static<typeof ProfileReply>

const MOST = 20

export async function readProfile(app: FastifyInstance, id: number): Promise<Profile> {
  const { db, catalog } = app
  const user = orNotFound(await findPublicUser(db, id), 'User')
  const [logs, saved, comments] = await Promise.all([
    listLatestBrewLogs(db, id, MOST),
    listSaved(db, id, { limit: MOST, offset: 0 }),
    listCommentsBy(db, id, MOST),
  ])
  return {
    user: {
      id: user.id,
      displayName: user.displayName,
      memberSince: user.createdAt,
      email: maskEmail(user.email),
    },
    stats: { brewCount: user.brewLogs ?? 0, savedCount: user.savedRecipes ?? 0, commentCount: user.comments ?? 0 },
    brewLogs: logs.map((row) => toPublicLog(row, catalog)),
    savedRecipes: (await withRecipes(app, saved, undefined)).map(toSaved),
    comments: comments.map(({ brewMethod, coffeeName, ...comment }) => ({
      ...comment,
      recipe: { id: comment.recipeId, brewMethod, coffeeName },
    })),
  }
}

/** The setting as a number, since its text may say more. */
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
    notes: log.recipeId === null ? null : log.notes,
    createdAt: log.createdAt,
  }
}
