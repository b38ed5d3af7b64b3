/** A grinder's name for everybody: one that isn't in the catalog says who described it. */
import { type GrinderModel, grinderName } from '../domain/catalog.ts'
import { type Message, message, verbatim } from '../i18n/message.ts'

export const grinderMessage = (
  grinder: Pick<GrinderModel, 'brand' | 'model'> & { visibility: 'private' | 'shared' | 'listed' },
): Message =>
  grinder.visibility === 'listed'
    ? verbatim(grinderName(grinder))
    : message('{grinder}, described by its owner', { grinder: grinderName(grinder) })
