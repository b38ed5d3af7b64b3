/** Reads the arguments of commands about the community, and shows entries of the audit log. */
import type { Database } from '../db/open.ts'
import { SUBJECT_TYPES } from '../db/tables.ts'
import { type Catalog, openCatalog } from '../features/equipment/catalog/catalog.ts'
import { readCatalogFiles } from '../features/equipment/catalog/files.ts'
import { findUserByEmail, type User } from '../features/members/accounts/queries.ts'
import type { AuditEntry } from '../features/moderation/audit/queries.ts'
import { isUndoable } from '../features/moderation/audit/record.ts'
import type { Service } from '../features/moderation/decisions/decide.ts'
import type { Subject } from '../features/moderation/withheld/queries.ts'
import { normalizeEmail } from '../http/schemas.ts'
import { type Addresses, oneLine, Refusal } from './command.ts'

/** The command line may decide about everybody but operators, who lose their role first. */
export const serviceOf = (db: Database, { mailBaseUrl }: Addresses): Service => ({
  db,
  adminEmails: [],
  baseUrl: mailBaseUrl,
})

export const catalogOf = async (db: Database): Promise<Catalog> => openCatalog(db, (await readCatalogFiles()).methods)

export async function requireUser(db: Database, email: string): Promise<User> {
  const user = await findUserByEmail(db, normalizeEmail(email))
  if (!user) throw new Refusal(`No account has the address ${email}`)
  return user
}

export function requireSubject(text: string, id: string): Subject {
  const type = SUBJECT_TYPES.find((each) => each === text)
  if (!type) throw new Refusal(`The kind must be one of ${SUBJECT_TYPES.join(', ')}, not ${text}`)
  return { type, id: requireId(id) }
}

export function requireId(text: string): number {
  const id = Number(text)
  if (!Number.isSafeInteger(id) || id < 1) throw new Refusal(`${text} is not an id`)
  return id
}

export const show = (entry: AuditEntry): string =>
  [
    `#${entry.id}`,
    entry.createdAt,
    entry.actorName || 'somebody who left',
    `${entry.action} ${entry.subjectType} ${entry.subjectRef}`,
    entry.subjectName,
    entry.reason && `"${entry.reason}"`,
    entry.undoneAt ? 'undone' : isUndoable(entry) && 'can be undone',
  ]
    .filter(Boolean)
    .map((part) => oneLine(String(part)))
    .join('  ')

/** Whether a command should only show what it would change. */
export function isPreview(word: string | undefined): boolean {
  if (word !== undefined && word !== 'preview') throw new Refusal(`Use preview, or nothing, not ${word}`)
  return word === 'preview'
}
