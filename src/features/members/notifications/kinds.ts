/** The kinds of notifications to authors: the setting for each, and what must be visible to name the acting member. */
import type { NotificationKind } from '../../../db/tables.ts'
import { type Message, message } from '../../../i18n/message.ts'
import type { Visible } from '../privacy/visible.ts'
import type { NotificationPreferences } from './queries.ts'

interface Kind {
  preference: keyof NotificationPreferences
  /** Members who hide this aren't named in the mail; comments always show their author. */
  namedIfVisible: keyof Visible | undefined
  /** Shown before and after unsubscribing from it. */
  ended: Message
}

export const KINDS: Record<NotificationKind, Kind> = {
  comment: {
    preference: 'notifyRecipeComments',
    namedIfVisible: undefined,
    ended: message("You won't get emails about comments on your recipes anymore."),
  },
  brew: {
    preference: 'notifyRecipeBrews',
    namedIfVisible: 'brews',
    ended: message("You won't get emails about brews of your recipes anymore."),
  },
  save: {
    preference: 'notifyRecipeFavorites',
    namedIfVisible: 'saves',
    ended: message("You won't get emails anymore when somebody saves your recipes."),
  },
}
