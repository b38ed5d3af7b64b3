/** Application shell: header, navigation, account menu, footer and toasts. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { MARK } from '#domain/brand.ts'
import { useRead } from '../api/hooks.ts'
import { LanguageChoice } from '../parts/preferences/language-choice.tsx'
import { useAccountPreferences } from '../state/account-preferences.ts'
import { useLocalStorage } from '../state/local-storage.ts'
import { mayBeSignedIn, useViewer } from '../state/session.ts'
import { Icon, type IconName } from '../ui/icons.tsx'
import { loadWithMessages } from '../ui/load-part.ts'
import { Toaster } from '../ui/toast.tsx'
import styles from './shell.module.css'

interface Way {
  href: string
  label: MessageDescriptor
  icon: IconName
  /** Also in the bottom navigation on a phone. */
  isMain: boolean
}

const NAV_LINKS: readonly Way[] = [
  { href: '/', label: msg`Dial in`, icon: 'dial', isMain: true },
  { href: '/recipes', label: msg`Recipes`, icon: 'recipe', isMain: true },
  { href: '/timer', label: msg`Timer`, icon: 'timer', isMain: true },
  { href: '/log', label: msg({ message: 'Log', comment: 'Noun: the list of my brews' }), icon: 'log', isMain: true },
  { href: '/grinders', label: msg`Grinders`, icon: 'grinder', isMain: true },
  { href: '/coffees', label: msg`Coffees`, icon: 'bean', isMain: false },
  { href: '/roasters', label: msg`Roasters`, icon: 'roaster', isMain: false },
]

export function Shell({ children }: { children: ReactNode }) {
  const viewer = useViewer()
  useAccountPreferences()
  const [location] = useLocation()
  const main = useNewScreen(location)
  const you = (viewer === undefined ? mayBeSignedIn() : viewer)
    ? { href: '/profile', label: msg`Profile` }
    : { href: '/sign-in', label: msg`Sign in` }
  return (
    <>
      <a href="#main" className={styles.skip}>
        {t`Skip to content`}
      </a>
      <Timing isOnTimer={location === '/timer'} />
      <header className={styles.header} data-noprint>
        <Link href="/" className={styles.name} aria-label={t`Brewprint, home`}>
          <Mark />
          <span>Brewprint</span>
        </Link>
        <nav aria-label={t({ message: 'Main', comment: 'Screen readers add: navigation' })} className={styles.ways}>
          {NAV_LINKS.map((way) => (
            <NavigationLink key={way.href} {...way} location={location} />
          ))}
        </nav>
        {viewer && viewer.role !== 'member' && (
          <NavigationLink href="/admin" label={msg`Moderation`} location={location} />
        )}
        <NavigationLink {...you} location={location} />
        {/* Navigation closes the menu, since the key remounts it. */}
        <PhoneMenu key={location} />
      </header>
      {viewer?.suspension && (
        <Suspense fallback={null}>
          <SuspensionNotice suspension={viewer.suspension} />
        </Suspense>
      )}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.footer} data-noprint>
        <MoreLinks />
        <LanguageChoice />
      </footer>
      <nav
        aria-label={t({ message: 'Main, bottom', comment: 'Screen readers add: navigation' })}
        className={styles.tabs}
        data-noprint
      >
        {[...NAV_LINKS.filter(({ isMain }) => isMain), { ...you, icon: 'you' as const }].map((way) => (
          <NavigationLink key={way.href} {...way} location={location} />
        ))}
      </nav>
      <Toaster />
    </>
  )
}

const MoreLinks = () => (
  <ul className={styles.links}>
    <li>
      <Link href="/coffees">{t`Coffees`}</Link>
    </li>
    <li>
      <Link href="/roasters">{t`Roasters`}</Link>
    </li>
    <li>
      <Link href="/convert">{t`Grind converter`}</Link>
    </li>
    <li>
      <Link href="/grinders/measure">{t`Measure your grind`}</Link>
    </li>
    <li>
      <Link href="/timer">{t`Timer`}</Link>
    </li>
    <li>
      <Link href="/portal">{t`For roasters`}</Link>
    </li>
    <li>
      <a href="/docs">API</a>
    </li>
    <li>
      <Link href="/settings">{t`Settings`}</Link>
    </li>
    <SitePageLinks />
  </ul>
)

/** The links that the navigation has no room for, on phones, where the footer is far away. */
const PhoneMenu = () => (
  <>
    <button type="button" className={styles.menu} popoverTarget="more-links" aria-label={t`Menu`}>
      <Icon name="more" />
    </button>
    <nav id="more-links" popover="auto" className={styles.menuLinks} aria-label={t`Menu`}>
      <MoreLinks />
    </nav>
  </>
)

const SITE_PAGES = {
  about: msg`About`,
  privacy: msg`Privacy`,
  terms: msg({ message: 'Terms', comment: 'The terms of use' }),
  imprint: msg({ message: 'Imprint', comment: 'Who runs this service, required by law in some countries' }),
}

/** The operator of the service decides which of these pages exist. */
function SitePageLinks() {
  const { data } = useRead('listSitePages', undefined, { staleTime: Number.POSITIVE_INFINITY })
  return data?.pages.map(({ name }) => (
    <li key={name}>
      <Link href={`/${name}`}>{t(SITE_PAGES[name])}</Link>
    </li>
  ))
}

/** Optional: a failed import renders nothing. */
const lazyOptional = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy<ComponentType<P>>(() => loadWithMessages(load).catch(() => ({ default: () => null })))

const RunningTimer = lazyOptional(() => import('../screens/timer/running-timer.tsx'))
const SuspensionNotice = lazyOptional(() => import('../parts/moderation/suspension-notice.tsx'))

/** Loaded only if local storage contains a timer. */
function Timing({ isOnTimer }: { isOnTimer: boolean }) {
  const [kept] = useLocalStorage('timer')
  if (kept === null) return null
  return (
    <Suspense fallback={null}>
      <RunningTimer isOnTimer={isOnTimer} />
    </Suspense>
  )
}

interface WayLinkProps {
  href: string
  label: MessageDescriptor
  icon?: IconName
  location: string
}

function NavigationLink({ href, label, icon, location }: WayLinkProps) {
  const isHere = href === '/' ? location === '/' : location === href || location.startsWith(`${href}/`)
  return (
    <Link href={href} className={styles.way} aria-current={isHere ? 'page' : undefined}>
      {icon && <Icon name={icon} />}
      <span>{t(label)}</span>
    </Link>
  )
}

/** Scrolls to the top and moves the focus to the main content after navigation. */
function useNewScreen(location: string) {
  const main = useRef<HTMLElement>(null)
  const last = useRef(location)
  useEffect(() => {
    if (last.current === location) return
    last.current = location
    if (window.location.hash) return
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [location])
  return main
}

/** The logo: a coffee bean drawn as a fingerprint. */
const Mark = () => (
  <svg viewBox="8 6 48 52" width="26" height="28" aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="3.6" strokeLinecap="round">
      <path d={MARK.join('')} />
    </g>
  </svg>
)
