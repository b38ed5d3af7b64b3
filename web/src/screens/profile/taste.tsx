/** Taste profile screen: one form that asks, shows and changes a taste. */
import { t } from '@lingui/core/macro'
import { useRead } from '../../api/hooks.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Failed, Loading } from '../../ui/states.tsx'
import { TasteForm } from './taste-form.tsx'
import { TITLE } from './taste-profile.ts'

export default function Taste() {
  return (
    <RequireSignIn title={t(TITLE)} why={t`Answer six questions, and recipes are sorted by your taste.`}>
      <OwnTaste />
    </RequireSignIn>
  )
}

function OwnTaste() {
  const profile = useRead('getProfile')
  const taste = useRead('getTasteProfile')
  const error = profile.error ?? taste.error
  const retry = () => {
    void profile.refetch()
    void taste.refetch()
  }
  if (!profile.data || !taste.data) {
    return <Page title={t(TITLE)}>{error ? <Failed error={error} onRetry={retry} /> : <Loading height="60vh" />}</Page>
  }
  const { isDefault } = profile.data
  return (
    <Page
      title={t(TITLE)}
      lead={isDefault ? t`Six questions, one minute` : t`Change an answer whenever your taste does.`}
      actions={!isDefault && <LinkButton href="/recipes">{t`Recipes for my taste`}</LinkButton>}
    >
      <TasteForm profile={profile.data.profile} taste={taste.data.profile} isNew={isDefault} />
    </Page>
  )
}
