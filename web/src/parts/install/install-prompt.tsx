/** Offers to install the app once somebody has logged a few brews; if declined, not again for half a year. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { INSTALL_DECLINED_KEY, useInstall } from '../../state/install-prompt.ts'
import { useLocalStorage } from '../../state/local-storage.ts'
import { Button } from '../../ui/button.tsx'
import styles from './install-prompt.module.css'

const ENOUGH_BREWS = 2
const QUIET_MS = 180 * 24 * 60 * 60_000

export function InstallPrompt({ brews }: { brews: number }) {
  const install = useInstall()
  const [declinedAt, setDeclinedAt] = useLocalStorage<number>(INSTALL_DECLINED_KEY)
  const isQuiet = declinedAt !== null && Date.now() - declinedAt < QUIET_MS
  if (!install || isQuiet || brews < ENOUGH_BREWS) return null
  const decline = () => setDeclinedAt(Date.now())
  return (
    <section className={styles.prompt} aria-label={t`Install Brewprint`} data-noprint>
      <p>
        <Trans>Keep Brewprint on your home screen: the dial and the timer work there without a network.</Trans>
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void install().then((outcome) => outcome === 'dismissed' && decline())}>
          <Trans>Install</Trans>
        </Button>
        <Button look="plain" onClick={decline}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </section>
  )
}
