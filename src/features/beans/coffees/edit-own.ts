/** Lets a member change a coffee that they added, as long as nobody else uses it. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import type { Database, Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { transaction } from '../../../db/transaction.ts'
import { AppError, forbidden, notFound, orNotFound } from '../../../http/errors.ts'
import { type Message, message } from '../../../i18n/message.ts'
import { lockMember } from '../../members/accounts/lock-user.ts'
import { deleteOwn, HIDDEN, releaseForEdit } from '../../moderation/withheld/own.ts'
import { withdraw } from '../../moderation/withheld/withdraw.ts'
import { findRoaster } from '../roasters/queries.ts'
import { changeCoffee, type Permission } from './change.ts'
import { findUseByOthers, findWholeCoffee, hasMembers, type Use } from './change-queries.ts'
import { coffeeText, readFlavors } from './create.ts'
import type { ChangeOwnCoffeeBody } from './schemas.ts'

const USED: Record<Use, Message> = {
  recipes: message("Other members have shared recipes for this coffee, so it can't be changed anymore"),
  brewLogs: message("Other members have logged brews with this coffee, so it can't be changed anymore"),
  personalRecipes: message("Other members have their own recipes for this coffee, so it can't be changed anymore"),
  libraryEntries: message("Other members have this coffee on their shelf, so it can't be changed anymore"),
}

async function requireOwn(db: Db, userId: number, coffee: Row<'coffees'>): Promise<void> {
  if (coffee.submittedById !== userId) {
    throw forbidden(message('Only the member who added this coffee can change it'), 'not_the_submitter')
  }
  const roaster = orNotFound(await findRoaster(db, coffee.roasterId), 'Roaster')
  if (roaster.isVerified || (await hasMembers(db, roaster.id))) {
    throw forbidden(message('Only {roaster} can change its coffees', { roaster: roaster.name }), 'managed')
  }
  const use = await findUseByOthers(db, coffee.id, userId)
  if (use) throw forbidden(USED[use], 'in_use')
}

export async function changeOwnCoffee(
  { db, catalog, quotas, review }: Pick<FastifyInstance, 'db' | 'catalog' | 'quotas' | 'review'>,
  userId: number,
  id: number,
  body: Static<typeof ChangeOwnCoffeeBody>,
): Promise<void> {
  const allow: Permission = async (db, coffee) => {
    await lockMember(db, userId)
    await requireOwn(db, userId, coffee)
  }
  const subject = { type: 'coffee', id } as const
  let withdrawAgain: Awaited<ReturnType<typeof releaseForEdit>>
  await changeCoffee(db, catalog, id, body, {
    prepare: async (db) => {
      await lockMember(db, userId)
      withdrawAgain = await releaseForEdit(db, userId, subject)
    },
    by: 'one',
    allow,
    roasterName: body.roasterName?.trim(),
    onNewRoaster: (db) => quotas.count(db, userId, 'roasters'),
    onChanged: async (db) => {
      // A coffee that was waiting for review is held again, whatever it says now.
      if (withdrawAgain) return withdrawAgain()
      const flavorProfile = readFlavors(body.flavorProfile ?? body.flavorNotes)
      const { name, origin, description, processingMethod, roasterName } = body
      const text = coffeeText({ name, origin, flavorProfile, description, processingMethod, roasterName })
      await review.hold(db, userId, subject, { text })
    },
  })
}

/** Deletes a coffee for its submitter if nobody else uses it, whether it is public, waits for review or is hidden. */
export function deleteOwnCoffee(db: Database, userId: number, id: number): Promise<void> {
  const subject = { type: 'coffee', id } as const
  return transaction(db, async (db) => {
    await lockMember(db, userId)
    if (await deleteOwn(db, userId, subject)) return
    await requireOwn(db, userId, orNotFound(await findWholeCoffee(db, id), 'Coffee'))
    // Hides the coffee first, which updates all counters; `deleteOwn` then throws if others have started to use it.
    const isTaken = await withdraw(db, subject, { state: 'hidden', reason: null, takesRoaster: true })
    if (!isTaken || !(await deleteOwn(db, userId, subject))) throw notFound('Coffee')
  })
}

/** Returns why a change would be refused, or null if it wouldn't. */
export async function findEditRefusal(
  { db, review }: Pick<FastifyInstance, 'db' | 'review'>,
  userId: number,
  id: number,
): Promise<Message | null> {
  const withheld = await review.findOwn(db, { type: 'coffee', id }, userId)
  if (withheld) return withheld.state === 'pending' ? null : HIDDEN
  try {
    await requireOwn(db, userId, orNotFound(await findWholeCoffee(db, id), 'Coffee'))
    return null
  } catch (error) {
    if (error instanceof AppError && error.statusCode === 403) return error.sentence
    throw error
  }
}
