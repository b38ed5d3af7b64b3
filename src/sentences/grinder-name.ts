/** A grinder's name as everybody sees it: if it isn't in the catalog, the name says that its owner described it. */
import { type GrinderModel, grinderName } from '../domain/catalog.ts'
import { type Message, message, verbatim } from '../i18n/message.ts'

export const grinderMessage = (
  grinder: Pick<GrinderModel, 'brand' | 'model'> & { visibility: 'private' | 'shared' | 'listed' },
): Message =>
  grinder.visibility === 'listed'
    ? verbatim(grinderName(grinder))
    : message('{grinder}, described by its owner', { grinder: grinderName(grinder) })
