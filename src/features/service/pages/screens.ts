/** The screens of the web app whose head is the same for everybody. */
import type { PageHead } from './html-template.ts'

const open = (path: string, title: string, description: string): PageHead => ({ path, title, description })
const own = (path: string, title: string): PageHead => ({
  path,
  title,
  description: 'Coffee recipes for your equipment and your taste.',
  isPrivate: true,
})

export const homeScreen = (grinders: number): PageHead =>
  open('/', 'Brewprint', `Dial in any coffee on ${grinders} grinders: one setting, with an honest range.`)

export const SCREENS: readonly PageHead[] = [
  open('/timer', 'Brew timer', 'A timer for your brew that goes on when the phone sleeps.'),
  open(
    '/convert',
    'Grind setting converter',
    'What a setting on one coffee grinder is on another, with an honest range.',
  ),
  open('/grinders', 'Coffee grinders', 'Grind settings of every grinder for every brew method, on one shared scale.'),
  open('/recipes', 'Coffee recipes', 'Recipes from the community, to be brewed on your own grinder.'),
  open('/coffees', 'Coffees', 'Coffees with the recipes that people like best for them.'),
  open('/roasters', 'Roasters', 'Coffee roasters and the recipes for their coffees.'),
  own('/recipes/new', 'A new recipe'),
  own('/recipes/:id/edit', 'Edit a recipe'),
  own('/coffees/new', 'A new coffee'),
  own('/coffees/:id/edit', 'Edit a coffee'),
  own('/feed', 'From roasters you follow'),
  own('/log', 'Brew log'),
  own('/log/new', 'A new brew'),
  own('/log/week', 'Your week'),
  own('/log/compare', 'Two brews'),
  own('/log/:id/edit', 'Edit a brew'),
  own('/log/:id', 'A brew'),
  own('/profile', 'You'),
  own('/profile/taste', 'Your taste'),
  own('/profile/equipment', 'Your equipment'),
  own('/profile/calibrate', 'Calibrate a grinder'),
  own('/profile/library', 'Your coffees'),
  own('/profile/recipes', 'Your recipes'),
  own('/profile/shared', 'Shared recipes'),
  own('/profile/saved', 'Saved recipes'),
  own('/profile/collections', 'Collections'),
  own('/profile/collections/:id', 'A collection'),
  own('/profile/settings', 'Settings'),
  own('/settings', 'Units and look'),
  own('/portal', 'Roaster portal'),
  own('/portal/claim', 'Claim your roastery'),
  own('/portal/profile', 'Roaster profile'),
  own('/portal/coffees', 'Your coffees'),
  own('/portal/coffees/:id', 'A coffee of yours'),
  own('/portal/embed', 'Embeds'),
  own('/portal/analytics', 'Analytics'),
  own('/portal/members', 'Members of the roaster'),
  own('/sign-in', 'Sign in'),
  own('/register', 'Register'),
  own('/check-mail', 'Check your mail'),
  own('/welcome', 'Welcome'),
]
