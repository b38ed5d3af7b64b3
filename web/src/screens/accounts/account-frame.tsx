/** Layout of the sign-in and registration screens. */
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import { Card, Page } from '#web/ui/page.tsx'
import styles from './accounts.module.css'

const REASONS: readonly { icon: IconName; text: string }[] = [
  { icon: 'log', text: 'Log a brew in seconds, and find again what you loved.' },
  { icon: 'bean', text: 'Recipes that fit your taste, ranked for you.' },
  { icon: 'dial', text: 'Your own grinder, calibrated, on every recipe.' },
]

export const AccountFrame = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => (
  <Page title={title} lead={lead}>
    <div className={styles.frame}>
      <Card>{children}</Card>
      <aside className={styles.reasons} aria-label="What an account is good for">
        <ul className={styles.list}>
          {REASONS.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p>Dialling in, converting and the timer need no account at all.</p>
      </aside>
    </div>
  </Page>
)
