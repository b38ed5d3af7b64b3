/** Updates a roaster's profile and, after a new name, the search texts of its coffees. */
import type { Static } from 'typebox'
import { isUniqueViolation } from '../../../../db/failures.ts'
import type { Database } from '../../../../db/open.ts'
import type { NewRow } from '../../../../db/tables.ts'
import { transaction } from '../../../../db/transaction.ts'
import { badRequest, conflict } from '../../../../http/errors.ts'
import { normalizeEmail } from '../../../../http/schemas.ts'
import { isEmail } from '../../../../http/validation.ts'
import { readWebAddress } from '../../../../http/web-address.ts'
import { updateCoffeeTexts } from '../../../beans/coffees/texts.ts'
import { nameKeyOf } from '../../../beans/roasters/names.ts'
import { updateRoaster } from '../queries.ts'
import type { ProfileBody } from './schemas.ts'

type Body = Static<typeof ProfileBody>
type Changes = Partial<NewRow<'roasters'>>

const TEXTS = ['description', 'tagline', 'city', 'state', 'country', 'style'] as const
const ADDRESSES = ['websiteUrl', 'logoUrl', 'coverImageUrl'] as const

export async function changeProfile(db: Database, roasterId: number, body: Body): Promise<void> {
  const changes = readProfile(body)
  await transaction(db, async (db) => {
    try {
      await updateRoaster(db, roasterId, changes)
    } catch (error) {
      if (isUniqueViolation(error)) throw conflict('Another roaster has this name', 'name_taken')
      throw error
    }
    if (changes.name !== undefined) await updateCoffeeTexts(db, { roasterId })
  })
}

function readProfile(body: Body): Changes {
  const changes: Changes = {}
  for (const field of TEXTS) if (body[field] !== undefined) changes[field] = body[field]?.trim() || null
  for (const field of ADDRESSES) if (body[field] !== undefined) changes[field] = readWebAddress(body[field], field)
  const name = body.name?.trim()
  return {
    ...changes,
    ...(name !== undefined && { name, nameKey: nameKeyOf(name) }),
    ...(body.contactEmail !== undefined && { contactEmail: readContact(body.contactEmail) }),
    ...(body.instagramHandle !== undefined && { instagramHandle: readHandle(body.instagramHandle) }),
  }
}

function readContact(text: string | null): string | null {
  const email = normalizeEmail(text ?? '') || null
  if (email !== null && !isEmail(email)) throw badRequest('contactEmail must be an email address', 'contactEmail')
  return email
}

/** Returns the plain name of "@onyx", "onyx" or a link to the page. */
function readHandle(text: string | null): string | null {
  const handle = (text ?? '')
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?instagram\.com\//i, '')
    .replace(/^@/, '')
    .replace(/[/?#].*$/, '')
  if (handle === '' && !text?.trim()) return null
  if (!/^[a-z0-9._]{1,30}$/i.test(handle)) {
    throw badRequest(
      'instagramHandle must be a name of at most 30 letters, digits, dots and underscores',
      'instagramHandle',
    )
  }
  return handle
}
