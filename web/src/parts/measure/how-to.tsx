/** How to take a photograph that can be measured. */
import { Trans } from '@lingui/react/macro'
import styles from './measure.module.css'

export const HowTo = () => (
  <section className={styles.howTo}>
    <h2>
      <Trans>How to take the photo</Trans>
    </h2>
    <ol>
      <li>
        <Trans>Put a small pinch of grounds on plain white paper. Less is better than more.</Trans>
      </li>
      <li>
        <Trans>Shake and tap the paper until the particles lie apart from each other.</Trans>
      </li>
      <li>
        <Trans>Put the coin or card beside them, flat on the paper and free of grounds.</Trans>
      </li>
      <li>
        <Trans>Hold the phone level above it, as close as it still focuses, in bright, even light.</Trans>
      </li>
    </ol>
  </section>
)
