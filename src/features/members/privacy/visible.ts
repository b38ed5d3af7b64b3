/** What others may see of a member, according to that member's settings. */
import type { Db } from '../../../db/open.ts'
import { findNameAndPrivacy, type Privacy } from './queries.ts'

export interface Visible {
  profile: boolean
  brews: boolean
  saves: boolean
}

/** A hidden profile hides brews and saves too, whether the member or a moderator hides it. */
export function visibleOf(member: Privacy & { profileHidden: boolean }): Visible {
  const profile = member.profileVisible && !member.profileHidden
  return { profile, brews: profile && member.brewsVisible, saves: profile && member.savesVisible }
}

/** Returns the name that others may see, or undefined if the member hides `what`. Without `what` it is always shown. */
export async function findPublicName(
  db: Db,
  userId: number,
  what: keyof Visible | undefined,
): Promise<string | undefined> {
  const member = await findNameAndPrivacy(db, userId)
  if (!member || (what && !visibleOf(member)[what])) return undefined
  return member.displayName
}
