/** Profile overview with links to all its parts. */

import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { useRead } from '../../api/hooks.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import type { Viewer } from '../../state/session.ts'
import { readerTimeZone, useFormat } from '../../state/units.ts'
import { LinkButton } from '../../ui/button.tsx'
import { type LinkCard, LinkCards } from '../../ui/link-cards.tsx'
import { Card, Page, Section, Stack } from '../../ui/page.tsx'
import { Loading } from '../../ui/states.tsx'
import { Privacy } from './privacy.tsx'
import styles from './profile.module.css'
import { recipeCount } from './recipe-count.ts'
import { TasteCup } from './taste-cup.tsx'
import { describeTaste } from './taste-labels.ts'
import { answersOf } from './taste-profile.ts'

export default function Profile() {
  return (
    <RequireSignIn title={t`Your profile`} why={t`Your taste, equipment, coffees and brews in one place.`}>
      {(viewer) => <Overview viewer={viewer} />}
    </RequireSignIn>
  )
}

const memberSince = (month: string): string => t`Member since ${month}`

const Overview = ({ viewer }: { viewer: Viewer }) => (
  <Page
    title={t`Your profile`}
    heading={viewer.displayName}
    lead={memberSince(useFormat().month(viewer.createdAt))}
    actions={
      <>
        {viewer.role !== 'member' && (
          <LinkButton look="quiet" href="/admin">
            <Trans>Moderation</Trans>
          </LinkButton>
        )}
        <LinkButton look="quiet" href={`/users/${viewer.id}`}>
          <Trans>Public profile</Trans>
        </LinkButton>
        <LinkButton look="quiet" href="/profile/settings">
          <Trans>Settings</Trans>
        </LinkButton>
      </>
    }
  >
    <div className={styles.overview}>
      <TasteCard />
      <LinkCards cards={useLinkCards()} />
    </div>
    <WhatOthersSee />
  </Page>
)

const PRIVACY_ID = 'what-others-see'

/** Other screens link to this section. */
function WhatOthersSee() {
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (window.location.hash === `#${PRIVACY_ID}`) section.current?.focus()
  }, [])
  return (
    <div ref={section} id={PRIVACY_ID} tabIndex={-1} className={styles.others}>
      <Section heading={t`What others see`}>
        <Card>
          <Privacy />
        </Card>
      </Section>
    </div>
  )
}

function TasteCard() {
  const profile = useRead('getProfile').data
  const taste = useRead('getTasteProfile').data
  if (!profile || !taste) return <Loading height="26rem" />
  const { isDefault } = profile
  const answers = answersOf(profile.profile, taste.profile)
  const words = describeTaste(answers)
  return (
    <Card>
      <Stack>
        <h2>{t`Your taste`}</h2>
        <TasteCup answers={answers} label={words ?? t`No taste profile yet`} />
        <p>{words ?? t`Answer six questions, and recipes are sorted by your taste.`}</p>
        <div>
          <LinkButton look={isDefault ? 'primary' : 'quiet'} href="/profile/taste">
            {isDefault ? t`Find my taste` : t`Edit my taste`}
          </LinkButton>
        </div>
      </Stack>
    </Card>
  )
}

const useLinkCards = (): LinkCard[] => [
  ...useBrewCards(),
  ...useEquipmentCards(),
  ...useSavedCards(),
  ...usePortalCards(),
]

function useBrewCards(): LinkCard[] {
  const tz = readerTimeZone()
  const stats = useRead('getWeeklyStats', { query: { tz } }).data?.stats
  const brews = stats && brewsText(stats.allTimeBrews)
  return [
    { href: '/log', icon: 'log', title: t`Brew log`, about: brews },
    {
      href: '/log/week',
      icon: 'timer',
      title: t`Your week`,
      about: stats && formatStreak(stats.streak, stats.totalBrews),
    },
  ]
}

function useEquipmentCards(): LinkCard[] {
  const grinders = useRead('listUserGrinders').data?.grinders
  const machines = useRead('listUserMachines').data?.machines
  const defaults = [grinders, machines].flatMap((things) => {
    const thing = things?.find(({ isDefault }) => isDefault)
    return thing ? [thing.nickname ?? `${thing.brand} ${thing.model}`.trim()] : []
  })
  const isCalibrated = grinders?.some(({ calibration }) => calibration !== null)
  return [
    {
      href: '/profile/equipment',
      icon: 'grinder',
      title: t`Equipment`,
      about: grinders && (defaults.join(', ') || t`Add your grinder and brewer`),
    },
    {
      href: '/profile/calibrate',
      icon: 'dial',
      title: t`Calibration`,
      about:
        grinders && (isCalibrated ? t`Grind settings match your grinder` : t`Match grind settings to your grinder`),
    },
  ]
}

function useSavedCards(): LinkCard[] {
  const library = useRead('listLibrary', { query: { limit: 1 } }).data
  const own = useRead('listPersonalRecipes', { query: { page: 1, limit: 1 } }).data
  const shared = useRead('listCommunityRecipes', { query: { createdByMe: true, limit: 1 } }).data
  const saved = useRead('listSavedRecipes', { query: { page: 1, limit: 1 } }).data
  const collections = useRead('listCollections', { query: { limit: 1 } }).data
  return [
    { href: '/profile/library', icon: 'bean', title: t`Your shelf`, about: library && coffeeCount(library.total) },
    {
      href: '/profile/recipes',
      icon: 'recipe',
      title: t`Private recipes`,
      about: own && recipeCount(own.pagination.total),
    },
    {
      href: '/profile/shared',
      icon: 'share',
      title: t`Recipes you shared`,
      about: shared && recipeCount(shared.total ?? 0, shared.totalIsCapped),
    },
    {
      href: '/profile/saved',
      icon: 'save',
      title: t`Saved recipes`,
      about: saved && recipeCount(saved.pagination.total),
    },
    {
      href: '/profile/collections',
      icon: 'stack',
      title: t`Collections`,
      about: collections && collectionCount(collections.total),
    },
  ]
}

/** The roaster portal, which needs an approved claim: without one the server would refuse, so it isn't asked. */
function usePortalCards(): LinkCard[] {
  const claims = useRead('listRoasterClaims', { query: { limit: 20 } }).data?.claims
  const isApproved = claims?.some(({ status }) => status === 'APPROVED') ?? false
  const roaster = useRead('getRoasterProfile', undefined, { enabled: isApproved }).data?.roaster
  return roaster ? [{ href: '/portal', icon: 'roaster', title: t`Roaster portal`, about: roaster.name }] : []
}

const brewsText = (count: number): string =>
  count === 0 ? t`No brews yet` : plural(count, { one: '# brew', other: '# brews' })

const coffeeCount = (count: number): string => plural(count, { one: '# coffee', other: '# coffees' })

const collectionCount = (count: number): string => plural(count, { one: '# collection', other: '# collections' })

function formatStreak(days: number, brews: number): string {
  if (days > 1) return plural(days, { one: '# day in a row', other: '# days in a row' })
  if (brews === 0) return t`No brews in the last 7 days`
  return plural(brews, { one: '# brew in the last 7 days', other: '# brews in the last 7 days' })
}
