/** Layout of the sign-in and registration screens. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import { Card, Page } from '#web/ui/page.tsx'
import styles from './accounts.module.css'

const REASONS: readonly { icon: IconName; text: MessageDescriptor }[] = [
  { icon: 'log', text: msg`Log a brew in seconds and find the good ones again.` },
  { icon: 'bean', text: msg`Recipes ranked for your taste.` },
  { icon: 'dial', text: msg`Every recipe on your own calibrated grinder.` },
]

export const AccountFrame = ({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) => (
  <Page title={title} lead={lead}>
    <div className={styles.frame}>
      <Card>{children}</Card>
      <aside className={styles.reasons} aria-label={t`Why create an account`}>
        <ul className={styles.list}>
          {REASONS.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{t(text)}</span>
            </li>
          ))}
        </ul>
        <p>
          <Trans>You can dial in, convert and use the timer without an account.</Trans>
        </p>
      </aside>
    </div>
  </Page>
)
