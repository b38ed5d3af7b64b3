/** Updates a roaster's profile. */
import type { Static } from 'typebox'
import type { Database } from '../../../../db/open.ts'
import type { NewRow } from '../../../../db/tables.ts'
import { transaction } from '../../../../db/transaction.ts'
import { cleanName, closeBidi } from '../../../../domain/invisible.ts'
import type { Viewer } from '../../../../http/access.ts'
import { badRequest } from '../../../../http/errors.ts'
import { readName } from '../../../../http/read-name.ts'
import { normalizeEmail } from '../../../../http/schemas.ts'
import { isEmail } from '../../../../http/validation.ts'
import { readPictureAddress, readWebAddress } from '../../../../http/web-address.ts'
import { message } from '../../../../i18n/message.ts'
import { checkRoasterName } from '../../../beans/roasters/check-name.ts'
import { lockRoaster } from '../../../beans/roasters/lock-roaster.ts'
import { lockMember } from '../../../members/accounts/lock-user.ts'
import { upsertChange } from '../../changes/queries.ts'
import { changeWebsite, renameRoaster, requireFree } from '../../changes/rename.ts'
import { updateRoaster } from '../queries.ts'
import type { ProfileBody } from './schemas.ts'

type Body = Static<typeof ProfileBody>
type Changes = Partial<NewRow<'roasters'>>

const LINES = ['tagline', 'city', 'state', 'country', 'style'] as const
const PICTURES = ['logoUrl', 'coverImageUrl'] as const

/** A new name or website of a verified roaster waits for an operator; everything else changes immediately. */
export async function changeProfile(db: Database, viewer: Viewer, roasterId: number, body: Body): Promise<void> {
  const { name, websiteUrl, ...changes } = readProfile(body)
  await transaction(db, async (db) => {
    await lockMember(db, viewer.id)
    const roaster = await lockRoaster(db, roasterId)
    await updateRoaster(db, roasterId, changes)
    const by = { roasterId, userId: viewer.id }
    if (name !== undefined && name !== roaster.name) {
      checkRoasterName(name, 'name')
      if (!roaster.isVerified) await renameRoaster(db, roasterId, name)
      else {
        await requireFree(db, roasterId, name)
        await upsertChange(db, { ...by, field: 'name', value: name })
      }
    }
    if (websiteUrl !== undefined && websiteUrl !== roaster.websiteUrl) {
      if (!roaster.isVerified) await changeWebsite(db, roasterId, websiteUrl, 'member')
      else await upsertChange(db, { ...by, field: 'websiteUrl', value: websiteUrl })
    }
  })
}

function readProfile(body: Body): Changes {
  const changes: Changes = {}
  for (const field of LINES) if (body[field] !== undefined) changes[field] = cleanName(body[field] ?? '') || null
  for (const field of PICTURES) if (body[field] !== undefined) changes[field] = readPictureAddress(body[field], field)
  return {
    ...changes,
    ...(body.websiteUrl !== undefined && { websiteUrl: readWebAddress(body.websiteUrl, 'websiteUrl') }),
    ...(body.name !== undefined && { name: readName(body.name, 'name') }),
    ...(body.description !== undefined && { description: closeBidi(body.description?.trim() ?? '') || null }),
    ...(body.contactEmail !== undefined && { contactEmail: readContact(body.contactEmail) }),
    ...(body.instagramHandle !== undefined && { instagramHandle: readHandle(body.instagramHandle) }),
  }
}

function readContact(text: string | null): string | null {
  const email = normalizeEmail(text ?? '') || null
  if (email !== null && !isEmail(email))
    throw badRequest(message("That doesn't look like an email address"), 'contactEmail')
  return email
}

/** Returns the plain handle, "onyx", from "@onyx", "onyx" or a link to the page. */
function readHandle(text: string | null): string | null {
  const handle = (text ?? '')
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?instagram\.com\//i, '')
    .replace(/^@/, '')
    .replace(/[/?#].*$/, '')
  if (handle === '' && !text?.trim()) return null
  if (!/^[a-z0-9._]{1,30}$/i.test(handle)) {
    throw badRequest(
      message('An Instagram name has at most 30 letters, digits, dots and underscores'),
      'instagramHandle',
    )
  }
  return handle
}
