/** What others may see of a member, by that member's settings. */
import type { Db } from '../../../db/open.ts'
import { findNameAndPrivacy, type Privacy } from './queries.ts'

export interface Visible {
  profile: boolean
  brews: boolean
  saves: boolean
}

/** A hidden profile shows neither brews nor saves. */
export const visibleOf = ({ profileVisible, brewsVisible, savesVisible }: Privacy): Visible => ({
  profile: profileVisible,
  brews: profileVisible && brewsVisible,
  saves: profileVisible && savesVisible,
})

const UNNAMED = 'Someone'

/** The name under which others hear of something that a member did; `what` is undefined where that is always public. */
export async function findPublicName(db: Db, userId: number, what: keyof Visible | undefined): Promise<string> {
  const member = await findNameAndPrivacy(db, userId)
  if (!member || (what && !visibleOf(member)[what])) return UNNAMED
  return member.displayName
}
