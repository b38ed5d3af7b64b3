/** The screens of the web app whose head is the same for everybody. */
import { NAME } from '../../../domain/brand.ts'
import { type Message, message } from '../../../i18n/message.ts'
import type { PageHead } from './html-template.ts'
import type { Opening } from './opening.ts'

export interface Screen {
  path: string
  title: Message
  description: Message
  /** The heading and the line under it, as the app shows them. */
  opening?: { heading: Message; lead?: Message; isStart?: boolean }
  isPrivate?: boolean
  /** Only for moderators and operators; others get 404. */
  isOfTeam?: boolean
}

const open = (path: string, title: Message, description: Message, opening?: Screen['opening']): Screen => ({
  path,
  title,
  description,
  opening,
})
const own = (path: string, title: Message): Screen => ({
  path,
  title,
  description: message('Coffee recipes for your equipment and your taste.'),
  isPrivate: true,
})

const ofTeam = (path: string, title: Message): Screen => ({ ...own(path, title), isOfTeam: true })

export const headOfScreen = (
  { path, title, description, isPrivate }: Screen,
  t: (text: Message) => string,
): PageHead => ({
  path,
  title: t(title),
  description: t(description),
  isPrivate,
})

export const openingOfScreen = ({ opening }: Screen, t: (text: Message) => string): Opening | undefined =>
  opening && { ...opening, heading: t(opening.heading), lead: opening.lead && t(opening.lead) }

export const homeScreen = (grinders: number): Screen =>
  open('/', { text: NAME }, message('Dial in any coffee on {grinders} grinders.', { grinders }), {
    heading: message('The right grind setting for your coffee, on your grinder.'),
    lead: message('Choose your coffee, brewer and grinder to get a grind setting.'),
    isStart: true,
  })

export const SCREENS: readonly Screen[] = [
  open('/timer', message('Brew timer'), message('A brew timer that keeps running while your phone sleeps.'), {
    heading: message('Timer'),
    lead: message('Time any brew. The timer keeps running when you leave this page.'),
  }),
  open(
    '/convert',
    message('Grind setting converter'),
    message('Convert a grind setting from one coffee grinder to another.'),
    {
      heading: message('Convert a grind setting'),
      lead: message("A recipe for a grinder you don't have? See the setting on yours."),
    },
  ),
  open('/grinders', message('Coffee grinders'), message('Grind settings for every grinder and brew method.'), {
    heading: message('Grinders'),
    lead: message('Find the settings of your grinder for every brew method.'),
  }),
  open(
    '/grinders/measure',
    message('Measure your grind'),
    message('Measure the particle size of ground coffee with a photo, in your browser.'),
  ),
  open(
    '/grinders/compare',
    message('Compare grinders'),
    message('Coffee grinders side by side, with their settings on one scale.'),
  ),
  open('/recipes', message('Coffee recipes'), message('Community recipes, converted to your grinder.'), {
    heading: message('Recipes'),
    lead: message('Community recipes, converted to your grinder.'),
  }),
  open('/coffees', message('Coffees'), message('Coffees and the best recipes for them.'), {
    heading: message('Coffees'),
    lead: message('Find yours and see how people brew it.'),
  }),
  open('/roasters', message('Roasters'), message('Coffee roasters and recipes for their coffees.'), {
    heading: message('Roasters'),
    lead: message('Follow roasters to see new recipes for their coffees.'),
  }),
  own('/recipes/new', message('New recipe')),
  own('/recipes/:id/edit', message('Edit recipe')),
  own('/recipes/:id/print', message('Print recipe')),
  own('/coffees/new', message('New coffee')),
  own('/coffees/:id/edit', message('Edit coffee')),
  own('/feed', message('Feed')),
  own('/log', message('Brew log')),
  own('/log/new', message('Log a brew')),
  own('/log/week', message('Your week')),
  own('/log/compare', message('Compare brews')),
  own('/log/:id/edit', message('Edit brew')),
  own('/log/:id', message('Brew')),
  own('/profile', message('You')),
  own('/profile/taste', message('Your taste')),
  own('/profile/equipment', message('Your equipment')),
  own('/profile/grinders/:id', message('Describe your grinder')),
  own('/profile/calibrate', message('Calibrate a grinder')),
  own('/profile/library', message('Your shelf')),
  own('/profile/recipes', message('Private recipes')),
  own('/profile/shared', message('Recipes you shared')),
  own('/profile/saved', message('Saved recipes')),
  own('/profile/collections', message('Collections')),
  own('/profile/collections/:id', message('Collection')),
  own('/profile/settings', message('Settings')),
  own('/settings', message('Settings')),
  own('/portal', message('Roaster portal')),
  own('/portal/claim', message('Claim your roaster')),
  own('/portal/profile', message('Roaster profile')),
  own('/portal/coffees', message('Your coffees')),
  own('/portal/coffees/:id', message('Your coffee')),
  own('/portal/embed', message('Widget')),
  own('/portal/analytics', message('Analytics')),
  own('/portal/members', message('Members')),
  ofTeam('/admin', message('Moderation')),
  ofTeam('/admin/queue', message('Queue')),
  ofTeam('/admin/members', message('Members')),
  ofTeam('/admin/members/:id', message('Member')),
  ofTeam('/admin/content', message('Content')),
  ofTeam('/admin/coffees/:id', message('Edit coffee')),
  ofTeam('/admin/claims', message('Roasters')),
  ofTeam('/admin/equipment', message('Suggested grinders')),
  ofTeam('/admin/invites', message('Invitations')),
  ofTeam('/admin/settings', message('Settings')),
  ofTeam('/admin/audit', message('Audit log')),
  own('/sign-in', message('Sign in')),
  own('/register', message('Create an account')),
  own('/check-mail', message('Check your email')),
  own('/welcome', message('Welcome')),
]
