/** Commands for what the admin pages show: the overview, members, content, the facts of coffees, portal members. */
import type { Static } from 'typebox'
import { Check } from 'typebox/value'
import type { Database } from '../db/open.ts'
import { ChangeCoffeeBody } from '../features/beans/coffees/schemas.ts'
import { findRoasterBySlug } from '../features/beans/roasters/queries.ts'
import { COMMAND_LINE } from '../features/moderation/audit/actor.ts'
import { editCoffee, FACTS } from '../features/moderation/content/edit-coffee.ts'
import { CONTENT_TYPES, listContent } from '../features/moderation/content/queries.ts'
import { listMembers, type MemberRow, searchMembers } from '../features/moderation/members/queries.ts'
import * as overview from '../features/moderation/overview/queries.ts'
import { countOpen } from '../features/moderation/queue/queries.ts'
import { previewRemoval, removePortalMember } from '../features/moderation/roasters/decide.ts'
import { listWithheldIn } from '../features/moderation/withheld/queries.ts'
import { nameOf } from '../features/moderation/withheld/snapshot.ts'
import { isSuspended } from '../http/access.ts'
import { MAX_ID } from '../http/schemas.ts'
import { shorten } from '../http/size-cap.ts'
import { countWaiting } from '../mail/outbox.ts'
import { type Command, oneLine, Refusal } from './command.ts'
import { catalogOf, isPreview, requireId, requireUser, serviceOf, show } from './moderation-arguments.ts'

const SHOWN = 50
const EXCERPT = 100
const WEEK_MS = 7 * 24 * 60 * 60_000
const WITHHELD = ['pending', 'hidden', 'deleted'] as const

export const communityCommands: Record<string, Command> = {
  overview: {
    usage: 'overview',
    purpose: 'show how many members there are, what was added in a week, and what waits',
    arity: [0, 0],
    run: async (db) => {
      const time = new Date()
      const since = new Date(time.getTime() - WEEK_MS).toISOString()
      const added = async (table: Parameters<typeof overview.countSince>[1]) => overview.countSince(db, table, since)
      return [
        `members          ${await overview.countRows(db, 'users')} (${await added('users')} in the last week)`,
        `suspended        ${await overview.countSuspended(db, time.toISOString())}`,
        `coffees          ${await overview.sumCoffees(db)}`,
        `roasters         ${await overview.countRows(db, 'roasters')}`,
        `in the last week ${await added('recipes')} recipes, ${await added('comments')} comments, ${await added('brewLogs')} brews`,
        `waiting          ${await countOpen(db)} in the queue, ${await overview.countOpenClaims(db)} claims, ${await overview.countRoasterChanges(db)} roaster changes, ${await countWaiting(db)} mails`,
        `database         ${await overview.databaseSize(db)} bytes`,
      ].join('\n')
    },
  },
  members: {
    usage: 'members [NAME|EMAIL|ID]',
    purpose: `list the ${SHOWN} newest members, or find some by how their name begins`,
    arity: [0, 1],
    run: async (db, [words]) => {
      const found = words
        ? await searchMembers(db, words, ['', 0], SHOWN)
        : await listMembers(db, undefined, MAX_ID, SHOWN)
      return found.length === 0 ? 'No members' : found.map(showMember).join('\n')
    },
  },
  content: {
    usage: `content ${[...CONTENT_TYPES, ...WITHHELD].join('|')}`,
    purpose: `list the ${SHOWN} newest things of a kind, or what is withheld`,
    arity: [1, 1],
    run: async (db, [text]) => {
      const type = CONTENT_TYPES.find((each) => each === text)
      const state = WITHHELD.find((each) => each === text)
      if (!type && !state) throw new Refusal(`Use one of ${[...CONTENT_TYPES, ...WITHHELD].join(', ')}, not ${text}`)
      const lines = type ? await contentLines(db, type) : await withheldLines(db, state!)
      return lines.length === 0 ? 'Nothing' : lines.join('\n')
    },
  },
  'edit-coffee': {
    usage: 'edit-coffee ID FACT VALUE',
    purpose: `correct a fact of a coffee: ${FACTS.join(', ')}`,
    arity: [3, 3],
    run: async (db, [id, fact, value]) => {
      const body = readFact(fact!, value!)
      return show(await editCoffee({ db, catalog: await catalogOf(db) }, COMMAND_LINE, requireId(id!), body))
    },
  },
  'remove-portal-member': {
    usage: 'remove-portal-member SLUG EMAIL [preview]',
    purpose: 'remove somebody from the members of a roaster, or show what that would change',
    arity: [2, 3],
    run: async (db, [slug, email, word], addresses) => {
      const roaster = await findRoasterBySlug(db, slug!)
      if (!roaster) throw new Refusal(`No roaster has the slug ${slug}`)
      const who = { roasterId: roaster.id, userId: (await requireUser(db, email!)).id }
      if (isPreview(word)) return showRemoval(await previewRemoval(serviceOf(db, addresses), COMMAND_LINE, who))
      return show(await removePortalMember(serviceOf(db, addresses), COMMAND_LINE, who))
    },
  },
}

function showRemoval({
  displayName,
  roaster,
  counts,
  tellsMember,
}: Awaited<ReturnType<typeof previewRemoval>>): string {
  const parts = Object.entries(counts).map(([part, count]) => `${count} ${part}`)
  return [
    `remove ${oneLine(displayName)} from ${oneLine(roaster.name)}`,
    `with ${parts.join(', ')}`,
    tellsMember ? 'the member gets an email' : 'nobody gets an email',
  ].join('\n')
}

const line = (...parts: (string | null | undefined | false)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => oneLine(String(part)))
    .join('  ')

const showMember = (member: MemberRow): string =>
  line(
    `#${member.id}`,
    member.displayName,
    member.email ?? 'no address',
    member.emailVerifiedAt === null && 'not proven',
    member.role !== 'member' && member.role,
    isSuspended(member) && `suspended until ${member.suspendedUntil}: ${member.suspensionReason ?? ''}`,
    member.deletionDueAt && `deleted, gone for good ${member.deletionDueAt}`,
    member.createdAt,
  )

async function contentLines(db: Database, type: (typeof CONTENT_TYPES)[number]): Promise<string[]> {
  const rows = await listContent(db, type, MAX_ID, SHOWN)
  return rows.map(({ id, name, text, author, createdAt }) =>
    line(`${type} ${id}`, name, shorten(text, EXCERPT), author && `by ${author}`, createdAt),
  )
}

async function withheldLines(db: Database, state: (typeof WITHHELD)[number]): Promise<string[]> {
  const rows = await listWithheldIn(db, state, MAX_ID, SHOWN)
  return rows.map(({ subjectType, subjectRef, snapshot, reason, createdAt }) =>
    line(`${subjectType} ${subjectRef}`, nameOf(subjectType, snapshot), reason && `"${reason}"`, createdAt),
  )
}

/** Reads a fact in the form of the API. */
function readFact(fact: string, text: string): Static<typeof ChangeCoffeeBody> {
  if (!FACTS.some((each) => each === fact)) {
    throw new Refusal(`The fact must be one of ${FACTS.join(', ')}, not ${fact}`)
  }
  const body = { [fact]: fact === 'acidityLevel' || fact === 'bodyLevel' ? Number(text) : text }
  if (!Check(ChangeCoffeeBody, body)) throw new Refusal(`${text} is not a possible ${fact}`)
  return body
}
