/** What is shown for a brew that was deleted or is somebody else's. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../ui/button.tsx'
import { Empty } from '../../ui/states.tsx'

export const BrewNotFound = () => (
  <Empty scene="not-found" title={t`Brew not found`} action={<LinkButton href="/log">{t`Go to my log`}</LinkButton>}>
    <Trans>It isn't in your log, or it was deleted.</Trans>
  </Empty>
)
