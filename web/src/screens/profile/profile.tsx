/** Profile overview with links to all its parts. */
import { useRead } from '../../api/hooks.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import type { Viewer } from '../../state/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { pluralize } from '../../ui/format.ts'
import { type LinkCard, LinkCards } from '../../ui/link-cards.tsx'
import { Card, Page, Section, Stack } from '../../ui/page.tsx'
import { Loading } from '../../ui/states.tsx'
import { Privacy } from './privacy.tsx'
import styles from './profile.module.css'
import { Flower } from './taste-flower.tsx'
import { describeTaste } from './taste-labels.ts'

export default function Profile() {
  return (
    <RequireSignIn title="You" why="Your taste, your equipment, your coffees and your brews, all in one place.">
      {(viewer) => <Overview viewer={viewer} />}
    </RequireSignIn>
  )
}

const month = (iso: string): string => new Date(iso).toLocaleDateString('en', { month: 'long', year: 'numeric' })

const Overview = ({ viewer }: { viewer: Viewer }) => (
  <Page
    title="You"
    heading={viewer.displayName}
    lead={`Brewing here since ${month(viewer.createdAt)}`}
    actions={
      <>
        <LinkButton look="quiet" href={`/users/${viewer.id}`}>
          As others see you
        </LinkButton>
        <LinkButton look="quiet" href="/profile/settings">
          Settings
        </LinkButton>
      </>
    }
  >
    <div className={styles.overview}>
      <TasteDoor />
      <LinkCards cards={useLinkCards()} />
    </div>
    <Section heading="What others see">
      <Card>
        <Privacy />
      </Card>
    </Section>
  </Page>
)

function TasteDoor() {
  const { data } = useRead('getTasteProfile')
  if (!data) return <Loading height="26rem" />
  return (
    <Card>
      <Stack>
        <h2>Your taste</h2>
        <Flower
          taste={data.profile}
          label={data.isDefault ? 'A taste that is still open' : describeTaste(data.profile)}
        />
        <p>
          {data.isDefault
            ? 'Six questions, one minute: then recipes are sorted by how well they suit you.'
            : describeTaste(data.profile)}
        </p>
        <div>
          <LinkButton look={data.isDefault ? 'primary' : 'quiet'} href="/profile/taste">
            {data.isDefault ? 'Find your taste' : 'Change it'}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  )
}

const useLinkCards = (): LinkCard[] => [...useBrewCards(), ...useEquipmentCards(), ...useSavedCards()]

function useBrewCards(): LinkCard[] {
  const tz = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
  const stats = useRead('getWeeklyStats', { query: { tz } }).data?.stats
  const brews = stats && (stats.allTimeBrews === 0 ? 'Nothing brewed yet' : pluralize(stats.allTimeBrews, 'brew'))
  return [
    { href: '/log', icon: 'log', title: 'Brew log', about: brews },
    {
      href: '/log/week',
      icon: 'timer',
      title: 'Your week',
      about: stats && formatStreak(stats.streak, stats.totalBrews),
    },
  ]
}

function useEquipmentCards(): LinkCard[] {
  const grinders = useRead('listUserGrinders').data?.grinders
  const machines = useRead('listUserMachines').data?.machines
  const usual = [grinders, machines].flatMap((things) => {
    const thing = things?.find(({ isDefault }) => isDefault)
    return thing ? [thing.nickname ?? `${thing.brand} ${thing.model}`] : []
  })
  const isCalibrated = grinders?.some(({ calibration }) => calibration !== null)
  return [
    {
      href: '/profile/equipment',
      icon: 'grinder',
      title: 'Equipment',
      about: grinders && (usual.join(' and ') || 'Tell what you grind and brew with'),
    },
    {
      href: '/profile/calibrate',
      icon: 'dial',
      title: 'Calibration',
      about: grinders && (isCalibrated ? 'Your settings are your own' : 'Make the settings your own'),
    },
  ]
}

function useSavedCards(): LinkCard[] {
  const library = useRead('listLibrary', { query: { limit: 1 } }).data
  const own = useRead('listPersonalRecipes', { query: { page: 1, limit: 1 } }).data
  const shared = useRead('listCommunityRecipes', { query: { createdByMe: true, limit: 1 } }).data
  const saved = useRead('listSavedRecipes', { query: { page: 1, limit: 1 } }).data
  const collections = useRead('listCollections', { query: { limit: 1 } }).data
  const coffees = library && `${pluralize(library.total, 'coffee')} on your shelf`
  const all = collections && pluralize(collections.total, 'collection')
  return [
    { href: '/profile/library', icon: 'bean', title: 'Coffees', about: coffees },
    {
      href: '/profile/recipes',
      icon: 'recipe',
      title: 'Own recipes',
      about: own && pluralize(own.pagination.total, 'recipe'),
    },
    {
      href: '/profile/shared',
      icon: 'share',
      title: 'Shared recipes',
      about: shared && pluralize(shared.total ?? 0, 'recipe', 'recipes', shared.totalIsCapped),
    },
    {
      href: '/profile/saved',
      icon: 'save',
      title: 'Saved',
      about: saved && pluralize(saved.pagination.total, 'recipe'),
    },
    { href: '/profile/collections', icon: 'stack', title: 'Collections', about: all },
  ]
}

function formatStreak(streak: number, brews: number): string {
  if (streak > 1) return `${streak} days in a row`
  return brews === 0 ? 'No brew in seven days' : `${pluralize(brews, 'brew')} in seven days`
}
