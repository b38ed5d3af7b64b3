/** Onboarding checklist of a roaster. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { Icon } from '#web/ui/icons.tsx'
import { Card, Section } from '#web/ui/page.tsx'
import type { Dashboard } from './dashboard.tsx'
import styles from './portal.module.css'

const STEP_LINKS: Record<string, string> = {
  profile: '/portal/profile',
  logo: '/portal/profile',
  coffee: '/portal/coffees?new',
  embedRecipe: '/portal/coffees',
  embedSettings: '/portal/embed',
  impression: '/portal/embed',
}

export const Onboarding = ({ steps, completed, total }: Dashboard['onboarding']) => (
  <Section
    heading={t`Getting started`}
    actions={
      <span className={styles.soft}>
        <Trans>
          {completed} of {total} done
        </Trans>
      </span>
    }
  >
    <Card>
      <progress className={styles.progress} value={completed} max={total} aria-label={t`Getting started`} />
      <ol className={styles.steps}>
        {steps.map(({ key, label, done }) => (
          <li key={key} data-done={done || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {done && <Icon name="check" size={16} />}
            </span>
            <span>
              {done ? label : <Link href={STEP_LINKS[key] ?? '/portal'}>{label}</Link>}
              {done && <span className="visually-hidden"> {t`(done)`}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  </Section>
)
