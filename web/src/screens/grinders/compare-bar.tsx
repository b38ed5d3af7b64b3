/** Stays at the bottom of the list while grinders are chosen to be compared. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, LinkButton } from '#web/ui/button.tsx'
import styles from './compare-bar.module.css'
import { type Compared, compareLink, MAX_COMPARED } from './compared.ts'

export function CompareBar({ compared: { slugs, isFull, set } }: { compared: Compared }) {
  const count = slugs.length
  if (count === 0) return null
  return (
    <section className={styles.bar} aria-label={t`Compare grinders`}>
      <p role="status">
        {plural(count, { one: '# chosen', other: '# chosen' })}
        {isFull && <small>{t`${MAX_COMPARED} is the most`}</small>}
      </p>
      <Button look="plain" onClick={() => set([])}>
        <Trans>Clear</Trans>
      </Button>
      <LinkButton href={compareLink(slugs)}>
        <Trans>Compare</Trans>
      </LinkButton>
    </section>
  )
}
