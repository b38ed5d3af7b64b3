/** Adds, changes or removes a vote, and updates the recipe's counters. */
import type { FastifyInstance } from 'fastify'
import { transaction } from '../../../db/transaction.ts'
import { orNotFound } from '../../../http/errors.ts'
import { bumpTrend } from '../../beans/coffees/trend.ts'
import { lockRecipe } from '../browse/lock-recipe.ts'
import { type Direction, deleteVote, findVote, saveVote, updateVoteCounters } from './queries.ts'

export interface Tally {
  upvotes: number
  downvotes: number
}

/** Null removes the vote. Does nothing if the vote is already as requested. */
export function castVote(
  { db, quotas }: Pick<FastifyInstance, 'db' | 'quotas'>,
  userId: number,
  recipeId: number,
  vote: Direction | null,
): Promise<Tally> {
  return transaction(db, async (db) => {
    const recipe = await lockRecipe(db, userId, recipeId)
    const before = await findVote(db, recipeId, userId)
    if (vote === before) return recipe
    if (vote) {
      await quotas.count(db, userId, 'votes')
      await saveVote(db, recipeId, userId, vote)
    } else await deleteVote(db, recipeId, userId)
    const change = (direction: Direction) => Number(vote === direction) - Number(before === direction)
    const tally = await updateVoteCounters(db, recipeId, { up: change('UP'), down: change('DOWN') })
    if (vote) await bumpTrend(db, recipe.coffeeProfileId)
    return orNotFound(tally, 'Recipe')
  })
}
