/** Commands about roasters: claims, changes, websites and flags. */
import type { Database } from '../db/open.ts'
import { transaction } from '../db/transaction.ts'
import { changeByOperator, findRoasterBySlug, type OperatorChanges } from '../features/beans/roasters/queries.ts'
import { COMMAND_LINE } from '../features/moderation/audit/actor.ts'
import { record } from '../features/moderation/audit/record.ts'
import { changeRecorder, claimRecorder } from '../features/moderation/roasters/decide.ts'
import type { RoasterUndo } from '../features/moderation/roasters/undo.ts'
import { decideChange } from '../features/roaster-tools/changes/decide.ts'
import { listChanges } from '../features/roaster-tools/changes/queries.ts'
import { decideClaim } from '../features/roaster-tools/claims/decide.ts'
import { listOpenClaims } from '../features/roaster-tools/claims/queries.ts'
import { readWebAddress } from '../http/web-address.ts'
import { type Command, oneLine, Refusal } from './command.ts'

export const roasterCommands: Record<string, Command> = {
  claims: {
    usage: 'claims',
    purpose: 'list open roaster claims',
    arity: [0, 0],
    run: async (db) => {
      const claims = await listOpenClaims(db)
      if (claims.length === 0) return 'No open claims'
      return claims
        .map((claim) =>
          [
            `#${claim.id} ${claim.status}`,
            claim.roaster,
            claim.businessEmail,
            `by ${[claim.claimant, claim.email].filter(Boolean).join(' ')}`,
            claim.createdAt,
            claim.proofUrl,
            claim.notes,
          ]
            .filter(Boolean)
            .map((part) => oneLine(String(part)))
            .join('  '),
        )
        .join('\n')
    },
  },
  'approve-claim': {
    usage: 'approve-claim ID',
    purpose: 'make the claimant a member of the roaster',
    arity: [1, 1],
    run: (db, [id], { mailBaseUrl }) => decide(db, id!, 'APPROVED', mailBaseUrl),
  },
  'reject-claim': {
    usage: 'reject-claim ID',
    purpose: 'reject a claim',
    arity: [1, 1],
    run: (db, [id], { mailBaseUrl }) => decide(db, id!, 'REJECTED', mailBaseUrl),
  },
  'verify-roaster': {
    usage: 'verify-roaster SLUG [off]',
    purpose: 'mark a roaster as verified, or remove the mark',
    arity: [1, 2],
    run: (db, [slug, off]) => change(db, slug!, { isVerified: isOn(off) }),
  },
  'premium-roaster': {
    usage: 'premium-roaster SLUG [off]',
    purpose: 'make a roaster premium, or stop that',
    arity: [1, 2],
    run: (db, [slug, off]) => change(db, slug!, { isPremium: isOn(off) }),
  },
  'set-website': {
    usage: 'set-website SLUG [URL]',
    purpose: "set a roaster's website; claims from its domain are approved automatically",
    arity: [1, 2],
    run: (db, [slug, url]) => change(db, slug!, { websiteUrl: readWebAddress(url ?? null, 'URL') }),
  },
  'roaster-changes': {
    usage: 'roaster-changes',
    purpose: 'list new names and websites of verified roasters that wait for review',
    arity: [0, 0],
    run: async (db) => {
      const changes = await listChanges(db)
      if (changes.length === 0) return 'No changes to review'
      return changes
        .map(({ id, field, value, createdAt, name, slug, websiteUrl, displayName, email }) =>
          [
            `#${id} ${slug}`,
            `${field}: ${(field === 'name' ? name : websiteUrl) ?? 'none'} -> ${value ?? 'none'}`,
            `by ${[displayName, email].filter(Boolean).join(' ')}`,
            createdAt,
          ]
            .map(oneLine)
            .join('  '),
        )
        .join('\n')
    },
  },
  'approve-change': {
    usage: 'approve-change ID',
    purpose: 'approve a new name or website',
    arity: [1, 1],
    run: (db, [id], { mailBaseUrl }) => review(db, id!, true, mailBaseUrl),
  },
  'reject-change': {
    usage: 'reject-change ID',
    purpose: 'reject a new name or website',
    arity: [1, 1],
    run: (db, [id], { mailBaseUrl }) => review(db, id!, false, mailBaseUrl),
  },
}

async function decide(
  db: Database,
  text: string,
  status: 'APPROVED' | 'REJECTED',
  baseUrl: string | undefined,
): Promise<string> {
  const id = Number(text)
  const verdict = status === 'APPROVED' ? 'approve' : 'reject'
  const claim = Number.isSafeInteger(id)
    ? await decideClaim(db, id, status, baseUrl, claimRecorder(COMMAND_LINE, verdict))
    : undefined
  if (!claim) throw new Refusal(`There is no open claim ${text}`)
  return `Claim ${claim.id} is ${status.toLowerCase()}`
}

async function review(db: Database, text: string, isApproved: boolean, baseUrl: string | undefined): Promise<string> {
  const id = Number(text)
  const verdict = isApproved ? 'approve' : 'reject'
  const change = Number.isSafeInteger(id)
    ? await decideChange(db, id, isApproved, baseUrl, changeRecorder(COMMAND_LINE, verdict))
    : undefined
  if (!change) throw new Refusal(`No change ${text} waits`)
  return `Change ${change.id} is ${isApproved ? 'approved' : 'rejected'}`
}

async function change(db: Database, slug: string, changes: OperatorChanges): Promise<string> {
  const roaster = await findRoasterBySlug(db, slug)
  if (!roaster) throw new Refusal(`No roaster has the slug ${slug}`)
  const names = Object.keys(changes) as (keyof OperatorChanges)[]
  const before = Object.fromEntries(names.map((name) => [name, roaster[name]]))
  const entry = await transaction(db, async (db) => {
    await changeByOperator(db, roaster.id, changes)
    const subject = { subjectType: 'roaster' as const, subjectRef: roaster.id, subjectName: roaster.name }
    const { websiteSource } = roaster
    const columns = { ...before, ...(names.includes('websiteUrl') && { websiteSource }) }
    const undo = { kind: 'roaster-columns', roasterId: roaster.id, columns } satisfies RoasterUndo
    return record(db, COMMAND_LINE, { action: 'change-roaster', ...subject, before, after: changes, undo })
  })
  return `${slug}: ${names.map((name) => `${name} ${changes[name] ?? 'none'}`)} (undo with: undo ${entry.id})`
}

function isOn(word: string | undefined): boolean {
  if (word === undefined || word === 'on') return true
  if (word === 'off') return false
  throw new Refusal(`Use on or off, not ${word}`)
}
