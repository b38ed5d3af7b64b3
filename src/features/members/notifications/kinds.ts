/** What authors are notified of: the setting that switches it off, and what of the acting member must be visible. */
import type { NotificationKind } from '../../../db/tables.ts'
import type { Visible } from '../privacy/visible.ts'
import type { NotificationPreferences } from './queries.ts'

interface Kind {
  preference: keyof NotificationPreferences
  /** Members who hide this aren't named in the mail; comments always show their author. */
  namedIfVisible: keyof Visible | undefined
  /** Completes "emails …". */
  description: string
}

export const KINDS: Record<NotificationKind, Kind> = {
  comment: {
    preference: 'notifyRecipeComments',
    namedIfVisible: undefined,
    description: 'about comments on your recipes',
  },
  brew: { preference: 'notifyRecipeBrews', namedIfVisible: 'brews', description: 'about brews of your recipes' },
  save: {
    preference: 'notifyRecipeFavorites',
    namedIfVisible: 'saves',
    description: 'when somebody saves a recipe of yours',
  },
}
