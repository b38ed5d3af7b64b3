/** Requests what the home screen shows while React starts, which takes as long as the requests on a phone. */
import { prefetch } from '#web/api/hooks.ts'
import { mayBeSignedIn } from '#web/state/session.ts'
import { DEFAULTS } from './choice.ts'
import { firstChoice } from './use-choice.ts'

export const prefetchDialIn = () =>
  Promise.all([
    prefetch('listBrewMethods'),
    prefetch('listMachines'),
    prefetch('listGrinderNames'),
    // Members have a grinder of their own, which only the server knows.
    mayBeSignedIn() || prefetch('getGrinderChart', { path: { slug: firstChoice().grinder ?? DEFAULTS.grinder } }),
  ])
