/** Decisions about roasters: claims, changes of verified roasters, and who manages a roaster. */
import type { Database, Db } from '../../../db/open.ts'
import { transaction } from '../../../db/transaction.ts'
import { forbidden, notFound, orNotFound } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'
import { mailLanguage } from '../../../mail/language.ts'
import { enqueue } from '../../../mail/outbox.ts'
import { memberRemovedMail } from '../../../mail/templates.ts'
import { lockRoaster } from '../../beans/roasters/lock-roaster.ts'
import { findRoaster, type RoasterRow } from '../../beans/roasters/queries.ts'
import { lockMember, lockUser } from '../../members/accounts/lock-user.ts'
import { findUser } from '../../members/accounts/queries.ts'
import { decideChange } from '../../roaster-tools/changes/decide.ts'
import { deleteChangesOf, findChange, listChangesBy, type RoasterChange } from '../../roaster-tools/changes/queries.ts'
import { decideClaim } from '../../roaster-tools/claims/decide.ts'
import { type Claim, findClaim } from '../../roaster-tools/claims/queries.ts'
import { deleteMember, listMembers } from '../../roaster-tools/members/queries.ts'
import type { Actor } from '../audit/actor.ts'
import type { AuditEntry } from '../audit/queries.ts'
import { record, UNDO_MS } from '../audit/record.ts'
import type { Service as DecisionService } from '../decisions/decide.ts'
import { countParts } from '../decisions/effect.ts'
import { requireMayDecide, requireNotManager } from '../decisions/target.ts'
import type { RoasterUndo } from './undo.ts'

export type Verdict = 'approve' | 'reject'

/** A moderator must not give themselves a roaster. */
function requireNotOwn(actor: Actor, asked: { userId: number } | undefined): void {
  if (asked?.userId === actor.id && actor.role !== 'operator') {
    throw forbidden(message("You can't decide about your own things. Ask another moderator."), 'own_content')
  }
}

interface Service {
  db: Database
  baseUrl: string | undefined
}

/** Records a decided claim. Undoing removes the member that an approval added, and reopens the claim. */
export const claimRecorder =
  (actor: Actor, verdict: Verdict) =>
  (db: Db, { id, roasterId, userId }: Claim): Promise<AuditEntry> =>
    record(db, actor, {
      action: `${verdict}-claim`,
      subjectType: 'claim',
      subjectRef: id,
      memberId: userId,
      after: { roasterId },
      undo: { kind: 'claim', claimId: id, roasterId, userId, verdict } satisfies RoasterUndo,
    })

export const changeRecorder =
  (actor: Actor, verdict: Verdict) =>
  (db: Db, { id, roasterId, userId, field, value }: RoasterChange, before: RoasterRow): Promise<AuditEntry> =>
    record(db, actor, {
      action: `${verdict}-change`,
      subjectType: 'roaster-change',
      subjectRef: id,
      subjectName: before.name,
      memberId: userId,
      before: { [field]: before[field] },
      after: { [field]: value },
      undo: (verdict === 'approve'
        ? {
            kind: 'roaster',
            roasterId,
            [field]: before[field],
            ...(field === 'websiteUrl' && { websiteSource: before.websiteSource }),
            change: { roasterId, userId, field, value },
          }
        : { kind: 'change', change: { roasterId, userId, field, value } }) satisfies RoasterUndo,
    })

export async function judgeClaim(
  { db, baseUrl }: Service,
  actor: Actor,
  id: number,
  verdict: Verdict,
): Promise<AuditEntry> {
  requireNotOwn(actor, await findClaim(db, id))
  let entry: AuditEntry | undefined
  await decideClaim(db, id, verdict === 'approve' ? 'APPROVED' : 'REJECTED', baseUrl, async (db, claim) => {
    entry = await claimRecorder(actor, verdict)(db, claim)
  })
  return orNotFound(entry, 'Claim')
}

export async function judgeChange(
  { db, baseUrl }: Service,
  actor: Actor,
  id: number,
  verdict: Verdict,
): Promise<AuditEntry> {
  requireNotOwn(actor, await findChange(db, id))
  let entry: AuditEntry | undefined
  await decideChange(db, id, verdict === 'approve', baseUrl, async (db, change, before) => {
    entry = await changeRecorder(actor, verdict)(db, change, before)
  })
  return orNotFound(entry, 'Entry')
}

/** Removes a member from a roaster and notifies them by mail. */
export function removePortalMember(
  { db, adminEmails, baseUrl }: DecisionService,
  actor: Actor,
  { roasterId, userId }: { roasterId: number; userId: number },
): Promise<AuditEntry> {
  return transaction(db, async (db) => {
    if (actor.id !== null) await lockMember(db, actor.id)
    const user = orNotFound(await lockUser(db, { id: userId }, 'key share'), 'Member')
    requireMayDecide(actor, user, adminEmails)
    await requireNotManager(db, actor, { type: 'roaster', id: roasterId })
    const roaster = await lockRoaster(db, roasterId)
    const membership = (await listMembers(db, roasterId)).find(({ id }) => id === userId)
    if (!membership) throw notFound('Member')
    await deleteMember(db, roasterId, userId)
    const changes = await deleteChangesOf(db, roasterId, userId)
    if (user.email !== null) {
      const words = memberRemovedMail({
        language: mailLanguage(user),
        to: user.displayName,
        by: actor.name,
        roaster: roaster.name,
        isProven: user.emailVerifiedAt !== null,
        baseUrl: baseUrl ?? '',
      })
      await enqueue(db, { userId, recipient: user.email, ...words })
    }
    return record(db, actor, {
      action: 'remove-portal-member',
      subjectType: 'roaster',
      subjectRef: roasterId,
      subjectName: roaster.name,
      memberId: userId,
      undo: {
        ...{ kind: 'membership', roasterId, userId, createdAt: membership.createdAt },
        changes: changes.map(({ field, value }) => ({ roasterId, userId, field, value })),
      } satisfies RoasterUndo,
    })
  })
}

/** Previews the removal of a member; throws the same errors as the removal itself. */
export async function previewRemoval(
  { db, adminEmails }: Pick<DecisionService, 'db' | 'adminEmails'>,
  actor: Actor,
  { roasterId, userId }: { roasterId: number; userId: number },
) {
  requireMayDecide(actor, await findUser(db, userId), adminEmails)
  await requireNotManager(db, actor, { type: 'roaster', id: roasterId })
  const { id, name, slug, websiteUrl } = orNotFound(await findRoaster(db, roasterId), 'Roaster')
  const members = await listMembers(db, roasterId)
  const member = orNotFound(
    members.find((each) => each.id === userId),
    'Member',
  )
  return {
    displayName: member.displayName,
    roaster: { id, name, slug, websiteUrl },
    counts: {
      ...(await countParts(db, { type: 'roaster', id })),
      members: members.length - 1,
      changes: (await listChangesBy(db, roasterId, userId)).length,
    },
    tellsMember: member.email !== null,
    undoableUntil: new Date(Date.now() + UNDO_MS).toISOString(),
  }
}
