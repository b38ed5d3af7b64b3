/** Accepts a member's grinder into the catalog, or declines it; both can be undone. */
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { transaction } from '../../../db/transaction.ts'
import { grinderName } from '../../../domain/catalog.ts'
import { cleanName } from '../../../domain/invisible.ts'
import { badRequest, conflict, orNotFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { mailLanguage } from '../../../mail/language.ts'
import { grinderAcceptedMail, grinderDeclinedMail } from '../../../mail/moderation-templates.ts'
import { enqueue } from '../../../mail/outbox.ts'
import type { Catalog, Grinder } from '../../equipment/catalog/catalog.ts'
import { requireValid } from '../../equipment/own-grinders/describe.ts'
import { lockMember, lockUser } from '../../members/accounts/lock-user.ts'
import type { User } from '../../members/accounts/queries.ts'
import type { Actor } from '../audit/actor.ts'
import type { AuditEntry } from '../audit/queries.ts'
import { record, UNDO_MS } from '../audit/record.ts'
import type { Service } from '../decisions/decide.ts'
import { requireMayDecide } from '../decisions/target.ts'
import { decideSuggestion, findSuggestion, updateGrinder, updateSuggestedGrinder } from './queries.ts'

export interface Verdict {
  decision: 'accept' | 'decline'
  /** Of the grinder as the moderator saw it: if its owner has changed it since, it must be reviewed again. */
  changedAt: string
  brand?: string | null
  name?: string | null
  sources?: string | null
  reason?: string | null
}

export interface GrinderUndo {
  kind: 'grinder'
  suggestionId: number
  before: Pick<Row<'grinders'>, 'brand' | 'model' | 'source' | 'visibility'> | null
}

type App = Service & { catalog: Catalog }

/** Returns the grinder's name and source after the decision; throws the same errors as the decision itself. */
export function planVerdict(catalog: Catalog, grinder: Grinder, sources: string, verdict: Verdict) {
  if (verdict.decision === 'decline') {
    if (!verdict.reason?.trim()) throw badRequest(message('Say why'), 'reason')
    return { brand: grinder.brand, model: grinder.model, source: grinder.source }
  }
  const brand = cleanName(verdict.brand ?? grinder.brand)
  const model = cleanName(verdict.name ?? grinder.model)
  const source = (verdict.sources ?? sources).trim()
  if (brand === '') throw badRequest(message('Enter the brand'), 'brand')
  if (source === '') throw badRequest(message('Say where its numbers come from'), 'sources')
  const name = grinderName({ brand, model }).toLowerCase()
  const twin = catalog.grinders.find((other) => other.id !== grinder.id && grinderName(other).toLowerCase() === name)
  if (twin) throw conflict(message('The catalog has a {grinder} already', { grinder: grinderName(twin) }), 'same_name')
  requireValid({ ...grinder, brand, model, source, evidence: grinder.evidence! })
  return { brand, model, source }
}

export async function judgeSuggestion(
  app: App,
  actor: Actor,
  id: number,
  verdict: Verdict,
): Promise<{ entry: AuditEntry; grinder: Row<'grinders'> | undefined }> {
  const { catalog, adminEmails, baseUrl } = app
  return transaction(app.db, async (db) => {
    if (actor.id !== null) await lockMember(db, actor.id)
    const suggestion = orNotFound(await findSuggestion(db, id), 'Suggestion')
    const owner = orNotFound(await lockUser(db, { id: suggestion.userId }, 'no key update'), 'Member')
    requireMayDecide(actor, owner, adminEmails)
    const grinder = catalog.requireGrinder(suggestion.grinderId)
    const plan = planVerdict(catalog, grinder, suggestion.sources, verdict)
    const isAccepted = verdict.decision === 'accept'
    const reason = isAccepted ? null : verdict.reason!.trim()
    const decided = { from: 'PENDING', state: isAccepted ? 'ACCEPTED' : 'DECLINED', reason } as const
    if (!(await decideSuggestion(db, id, decided))) {
      throw conflict(message('This was decided already'), 'already_decided')
    }
    const seen = { id: grinder.id, changedAt: verdict.changedAt }
    const row = await updateSuggestedGrinder(db, seen, isAccepted ? { ...plan, visibility: 'listed' } : {})
    if (!row) throw conflict(message('Its owner has changed it since. Look at it again.'), 'changed_since')
    await notifyOwner(db, owner, { name: grinderName(row), slug: row.slug, reason, isAccepted }, baseUrl)
    const before = isAccepted ? toBefore(grinder) : null
    const entry = await record(db, actor, {
      ...{ action: `${verdict.decision}-grinder`, subjectType: 'grinder', subjectRef: grinder.id },
      ...{ subjectName: grinderName(row), memberId: owner.id, reason },
      ...{ before, after: isAccepted ? { ...plan, visibility: 'listed' } : null },
      undo: { kind: 'grinder', suggestionId: id, before } satisfies GrinderUndo,
    })
    return { entry, grinder: row }
  })
}

export const undoableUntil = (): string => new Date(Date.now() + UNDO_MS).toISOString()

const toBefore = ({ brand, model, source, visibility }: Grinder) => ({ brand, model, source, visibility })

async function notifyOwner(
  db: Db,
  owner: User,
  about: { name: string; slug: string; reason: string | null; isAccepted: boolean },
  baseUrl: string | undefined,
): Promise<void> {
  if (owner.email === null) return
  const write = about.isAccepted ? grinderAcceptedMail : grinderDeclinedMail
  const words = write({
    language: mailLanguage(owner),
    ...(owner.emailVerifiedAt !== null && { name: about.name }),
    reason: about.reason,
    ...(baseUrl && { url: `${baseUrl}/grinders/${about.slug}` }),
  })
  await enqueue(db, { userId: owner.id, recipient: owner.email, ...words })
}

/**
 * Makes the grinder shared rather than private, since others may have used it in the meantime: they can still see it,
 * but only its owner can choose it.
 */
export async function undoGrinder(db: Db, grinderId: number, { suggestionId, before }: GrinderUndo): Promise<void> {
  if (before) await updateGrinder(db, grinderId, { ...before, visibility: 'shared' })
  // Changes nothing if the suggestion was deleted with its owner's account.
  await decideSuggestion(db, suggestionId, { from: 'any', state: 'PENDING', reason: null })
}
