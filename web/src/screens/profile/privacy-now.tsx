/** Says what is public now, with a link to the switches on the profile. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { ReadResult } from '../../ui/states.tsx'

export const PrivacyNow = () => (
  <ReadResult read={useRead('getPrivacy')} height="3rem">
    {({ privacy }) => (
      <p>
        {sentence(privacy)}{' '}
        <Link href="/profile#what-others-see">
          <Trans>Change what others see</Trans>
        </Link>
      </p>
    )}
  </ReadResult>
)

function sentence({ profileVisible, brewsVisible, savesVisible }: Reply<'getPrivacy'>['privacy']): string {
  if (!profileVisible) return t`Your profile is private.`
  if (brewsVisible && savesVisible) return t`Others see your profile, your brews and your saved recipes.`
  if (brewsVisible) return t`Others see your profile and your brews.`
  if (savesVisible) return t`Others see your profile and your saved recipes.`
  return t`Others see your profile, but not your brews and saved recipes.`
}
