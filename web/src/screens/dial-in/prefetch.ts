/** Requests the data of the home screen while React starts, which on a phone takes as long as the requests. */
import { prefetch } from '#web/api/hooks.ts'
import { mayBeSignedIn } from '#web/state/session.ts'
import { DEFAULTS } from './choice.ts'
import { firstChoice } from './use-choice.ts'

export const prefetchDialIn = () =>
  Promise.all([
    prefetch('listBrewMethods'),
    prefetch('listMachines'),
    prefetch('listGrinderNames'),
    // A member's own grinder is known only to the server.
    mayBeSignedIn() || prefetch('getGrinderChart', { path: { slug: firstChoice().grinder ?? DEFAULTS.grinder } }),
  ])
