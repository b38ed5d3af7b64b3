/** Reads what a write load has left in a database, in the form of its ledger. */
import { sql } from 'kysely'
import type { Db } from '#src/db/open.ts'
import { type Entry, type Kind, keyOf } from './ledger.ts'

export interface Written {
  entries: Map<string, Entry>
  /** The ids of things that a client may know only by their text. */
  ids: Map<string, { id: number; shareId?: string }>
}

export async function readWritten(db: Db): Promise<Written> {
  const written: Written = { entries: new Map(), ids: new Map() }
  const add = (kind: Kind, name: string, entry: Entry, ids?: { id: number; shareId?: string }) => {
    const key = keyOf(kind, name)
    // A duplicate is as wrong as a missing row.
    written.entries.set(key, written.entries.has(key) ? { ...entry, isTwice: true } : entry)
    if (ids) written.ids.set(key, ids)
  }
  const emails = await addUsers(db, add)
  const names = await addRecipes(db, emails, add)
  await addOpinions(db, emails, names, add)
  await addEvents(db, add)
  return written
}

type Add = (kind: Kind, name: string, entry: Entry, ids?: { id: number; shareId?: string }) => void
type Names = (id: number | null) => string | null

const namesOf =
  (names: ReadonlyMap<number, string>): Names =>
  (id) =>
    id === null ? null : (names.get(id) ?? `unknown ${id}`)

/**
 * A registration consists of a user, a session, the two tokens of the welcome mail and the mail itself. Mails about
 * recipes aren't counted: some wait in digests, which are deleted with their recipe.
 */
async function addUsers(db: Db, add: Add): Promise<Names> {
  const users = await db.selectFrom('users').select(['id', 'email', 'displayName']).execute()
  const sessions = Map.groupBy(await db.selectFrom('sessions').select('userId').execute(), ({ userId }) => userId)
  const tokens = Map.groupBy(await db.selectFrom('accountTokens').select('email').execute(), ({ email }) => email)
  const welcomes = db.selectFrom('outbox').select('recipient').where('subject', 'like', 'Welcome%')
  const mails = Map.groupBy(await welcomes.execute(), (mail) => mail.recipient)
  for (const { id, email, displayName } of users) {
    const isWhole = sessions.get(id)?.length === 1 && tokens.get(email!)?.length === 2
    add('user', email!, { displayName, isWhole })
  }
  for (const [email, { length: count }] of mails) add('mails', email, { count })
  return namesOf(new Map(users.map(({ id, email }) => [id, email!])))
}

async function addRecipes(db: Db, emails: Names, add: Add): Promise<Names> {
  for (const { id, name, roastLevel, submittedById } of await db.selectFrom('coffees').selectAll().execute()) {
    add('coffee', name, { by: emails(submittedById), roastLevel }, { id })
  }
  const recipes = await db.selectFrom('recipes').selectAll().execute()
  for (const { id, notes, createdById, brewTimeSeconds, shareId } of recipes) {
    add('recipe', notes!, { by: emails(createdById), brewTimeSeconds }, { id, shareId })
  }
  return namesOf(new Map(recipes.map(({ id, notes }) => [id, notes!])))
}

async function addOpinions(db: Db, emails: Names, recipes: Names, add: Add): Promise<void> {
  for (const { id, body, recipeId, userId } of await db.selectFrom('comments').selectAll().execute()) {
    add('comment', body, { recipe: recipes(recipeId), by: emails(userId) }, { id })
  }
  for (const { recipeId, userId, vote } of await db.selectFrom('votes').selectAll().execute()) {
    const [recipe, by] = [recipes(recipeId), emails(userId)]
    add('vote', `${recipe} ${by}`, { recipe, by, vote })
  }
  for (const { recipeId, userId, rating, notes } of await db.selectFrom('ratings').selectAll().execute()) {
    const [recipe, by] = [recipes(recipeId), emails(userId)]
    add('rating', `${recipe} ${by}`, { recipe, by, rating, notes })
  }
  for (const { id, recipeId, userId, rating, notes } of await db.selectFrom('brewLogs').selectAll().execute()) {
    add('log', notes!, { recipe: recipes(recipeId), by: emails(userId), rating }, { id })
  }
  const follows = db.selectFrom('follows').innerJoin('roasters', 'roasters.id', 'roasterId')
  for (const { slug, userId } of await follows.select(['slug', 'userId']).execute()) {
    add('follow', `${slug} ${emails(userId)}`, { by: emails(userId) })
  }
}

/** Each event has its own source page. */
async function addEvents(db: Db, add: Add): Promise<void> {
  const events = db.selectFrom('events').select(['source', 'kind', sql<number>`count(*)`.as('count')])
  for (const { source, kind, count } of await events.groupBy(['source', 'kind']).execute()) {
    add('event', source!, { kind, count: Number(count) })
  }
}
