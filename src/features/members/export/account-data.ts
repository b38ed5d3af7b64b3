/** Reads the part of an export that comes before its lists: the account, its settings and its taste profile. */
import type { Db } from '../../../db/open.ts'
import { unauthorized } from '../../../http/errors.ts'
import { findTasteProfile } from '../taste/queries.ts'
import { findWholeAccount } from './queries.ts'

export async function readAccountData(db: Db, userId: number) {
  const [user, taste] = await Promise.all([findWholeAccount(db, userId), findTasteProfile(db, userId)])
  // The account may have been deleted since the request began.
  if (!user) throw unauthorized()
  const { passwordHash, appleSub, oidcSub, ...rest } = user
  const { notifyRecipeComments, notifyRecipeFavorites, notifyRecipeBrews, ...others } = rest
  const { profileVisible, brewsVisible, savesVisible, language, units, ...account } = others
  const { userId: _, ...tasteProfile } = taste ?? { userId }
  return {
    exportedAt: new Date().toISOString(),
    account: {
      ...account,
      hasPassword: passwordHash !== null,
      hasAppleSignIn: appleSub !== null,
      hasOidcSignIn: oidcSub !== null,
    },
    notificationPreferences: { notifyRecipeComments, notifyRecipeFavorites, notifyRecipeBrews },
    privacy: { profileVisible, brewsVisible, savesVisible },
    preferences: { language, units },
    tasteProfile: taste ? tasteProfile : null,
  }
}
