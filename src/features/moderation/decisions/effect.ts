/** What a decision would change, to show before it is taken. */
import type { Db } from '../../../db/open.ts'
import { queryRaw } from '../../../db/raw-sql.ts'
import { conflict, FOREVER } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { findUser } from '../../members/accounts/queries.ts'
import type { Actor } from '../audit/actor.ts'
import { UNDO_MS } from '../audit/record.ts'
import { findItemOf } from '../queue/queries.ts'
import { roleOf } from '../roles/role.ts'
import { findUnusedRoaster, type Subject } from '../withheld/queries.ts'
import type { Order, Service } from './decide.ts'
import { findReported, findTarget, requireMayDecide, requireNotManager, type Target } from './target.ts'

/** What is counted for each kind of thing: a table and the column that refers to it, along an index. */
const COUNTED: Record<Subject['type'], Record<string, string>> = {
  recipe: {
    votes: 'votes where "recipeId" = ?',
    comments: 'comments where "recipeId" = ?',
    saves: '"savedRecipes" where "recipeId" = ?',
    brews: '"brewLogs" where "recipeId" = ?',
  },
  comment: {},
  coffee: {
    recipes: 'recipes where "coffeeProfileId" = ?',
    brews: '"brewLogs" where "coffeeProfileId" = ?',
    library: '"libraryEntries" where "coffeeProfileId" = ?',
  },
  roaster: {
    coffees: 'coffees where "roasterId" = ?',
    recipes: 'recipes where "roasterId" = ?',
    followers: 'follows where "roasterId" = ?',
    members: '"roasterMembers" where "roasterId" = ?',
  },
  profile: {
    recipes: 'recipes where "createdById" = ?',
    comments: 'comments where "userId" = ?',
    coffees: 'coffees where "submittedById" = ?',
    sessions: 'sessions where "userId" = ?',
  },
}

/** Enough to judge an effect by; a count never reads more rows. */
const MAX_COUNTED = 10_000

export async function countParts(db: Db, { type, id }: Subject): Promise<Record<string, number>> {
  const parts = Object.entries(COUNTED[type])
  if (parts.length === 0) return {}
  const counts = parts.map(
    ([name, from]) => `(select count(*) from (select 1 from ${from} limit ${MAX_COUNTED}) counted) as "${name}"`,
  )
  const values = parts.map(() => id)
  const [row] = await queryRaw<Record<string, number>>(db, `select ${counts.join(', ')}`, values)
  return row!
}

/** Throws the same errors as the decision itself if the actor may not take it. */
export async function previewDecision({ db, adminEmails }: Service, actor: Actor, order: Order) {
  const { action, subject, intoId, until } = order
  const target = await (action === 'dismiss' ? findReported : findTarget)(db, subject)
  const author = target.authorId === null ? undefined : await findUser(db, target.authorId)
  requireMayDecide(actor, author, adminEmails)
  await requireNotManager(db, actor, subject)
  const isAboutMember = ['warn', 'suspend', 'unsuspend', 'ban'].includes(action)
  const counted = isAboutMember && author ? { type: 'profile' as const, id: author.id } : subject
  const into = intoId === undefined ? undefined : await findTarget(db, { type: subject.type, id: intoId })
  if (action === 'merge' && (target.withheld || into?.withheld)) {
    throw conflict(message('This is hidden. Restore it first.'), 'already_decided')
  }
  return {
    action,
    subject: { type: subject.type, id: subject.id, name: target.name },
    state: target.withheld?.state ?? ('public' as const),
    author: author ? { id: author.id, displayName: author.displayName, role: roleOf(author, adminEmails) } : null,
    counts: { ...(await countParts(db, counted)), ...(await countRoaster(db, action, target)) },
    into: into ? { id: into.subject.id, name: into.name } : null,
    until: action === 'ban' ? FOREVER : (until ?? null),
    tellsAuthor:
      Boolean(author?.email) && action !== 'merge' && (action !== 'dismiss' || (await isAppealed(db, subject))),
    undoableUntil: new Date(Date.now() + UNDO_MS).toISOString(),
  }
}

/** Counts the coffee's roaster, if it exists only because of the coffee and is withheld with it. */
async function countRoaster(
  db: Db,
  action: Order['action'],
  { subject, snapshot, withheld }: Target,
): Promise<Record<string, number>> {
  if (subject.type !== 'coffee' || withheld || (action !== 'hide' && action !== 'delete')) return {}
  const isUnused = await findUnusedRoaster(db, (snapshot as { roasterId: number }).roasterId, subject.id)
  return isUnused ? { roasters: 1 } : {}
}

async function isAppealed(db: Db, subject: Subject): Promise<boolean> {
  const item = await findItemOf(db, subject)
  return item?.state === 'open' && item.cause === 'appeal'
}
