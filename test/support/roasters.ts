/** Inserts members of roasters directly into the database. */
import { insertMember } from '#src/features/roaster-tools/members/queries.ts'
import type { Member, TestApp } from './app.ts'
import { insertRoaster } from './community.ts'
import { insertMembers } from './members.ts'

/** Makes a user a member of a roaster, by default of a new one. */
export async function joinRoaster({ app }: TestApp, userId: number, roasterId?: number): Promise<number> {
  const id = roasterId ?? (await insertRoaster(app.db))
  await insertMember(app.db, id, userId)
  return id
}

export interface RoasterMember extends Member {
  roasterId: number
}

/** A signed-in user with their own roaster. */
export async function insertRoasterMember(
  test: TestApp,
  roaster: Parameters<typeof insertRoaster>[1] = {},
): Promise<RoasterMember> {
  const [member] = (await insertMembers(test, 1)) as [Member]
  return { ...member, roasterId: await joinRoaster(test, member.id, await insertRoaster(test.app.db, roaster)) }
}
