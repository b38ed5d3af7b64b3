/** The server's advice for the next brew, with a link that applies it. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Reply } from '../../api/client.ts'
import type { BrewLogDetail } from '../../api/schema.ts'
import { adviceText } from '../../i18n/advice-text.ts'
import { useFormat } from '../../state/units.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'
import styles from './next-step.module.css'
import { newBrewHref } from './repeat-brew.ts'

type Step = NonNullable<Reply<'getBrewLog'>['nextStep']>

export function NextStep({ brew, step }: { brew: BrewLogDetail; step: Step }) {
  const { kind: _, cause: __, rule, advice, basis, details, ...changes } = step
  const format = useFormat()
  return (
    <aside className={styles.step} aria-labelledby="next-step">
      <h2 id="next-step">
        <Icon name="dial" size={26} />
        <Trans>Next time</Trans>
      </h2>
      <p className={styles.advice}>{adviceText(details, format) ?? advice}</p>
      <p className={styles.basis} data-rule={rule}>
        {basis === 'own-brews'
          ? t`Halfway to your best-rated brew of this coffee.`
          : t`Rule of thumb: most people move this way, and about this far, after a cup like this.`}
      </p>
      {Object.keys(changes).length > 0 && (
        <LinkButton href={newBrewHref({ ...brew, ...changes })}>{t`Brew with this change`}</LinkButton>
      )}
    </aside>
  )
}
