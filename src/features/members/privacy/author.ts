/** How an author is shown: with the id of their profile, unless the profile is hidden. */

import { Type } from 'typebox'
import { Id } from '../../../http/schemas.ts'

export const AuthorSchema = Type.Object({
  displayName: Type.String(),
  id: Type.Optional(Id("Of the member's public profile; left out if there is none, or it is hidden")),
})

/** SQL for the id of a row of `users` that others may see: null if the member or a moderator hides the profile. */
export const visibleIdOf = (users: string): string =>
  `case when ${users}."profileVisible" and not ${users}."profileHidden" then ${users}.id end`

/** `visibleId` is the value selected by `visibleIdOf`. */
export const toAuthor = (displayName: string, visibleId: number | null) => ({
  displayName,
  ...(visibleId !== null && { id: visibleId }),
})
