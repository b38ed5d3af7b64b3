/** Taste profile screen: the questionnaire first, afterwards the chart and its editor. */
import { t } from '@lingui/core/macro'
import { useRead } from '../../api/hooks.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { useDraftState } from '../../state/draft-state.ts'
import { Page } from '../../ui/page.tsx'
import { Failed, Loading } from '../../ui/states.tsx'
import { TasteEdit } from './taste-edit.tsx'
import { levelsOf, TITLE } from './taste-profile.ts'
import { TasteSteps } from './taste-steps.tsx'

export default function Taste() {
  return (
    <RequireSignIn title={t(TITLE)} why={t`Answer six questions, and recipes are sorted by your taste.`}>
      <OwnTaste />
    </RequireSignIn>
  )
}

function OwnTaste() {
  const { data, error, refetch } = useRead('getProfile')
  const [isAsking, setAsking] = useDraftState('asking', false)
  if (!data) {
    return (
      <Page title={t(TITLE)}>{error ? <Failed error={error} onRetry={refetch} /> : <Loading height="60vh" />}</Page>
    )
  }
  if (isAsking || data.isDefault) {
    return (
      <Page title={t(TITLE)} lead={t`Six questions, one minute`} narrow>
        <TasteSteps answered={levelsOf(data.profile)} onDone={() => setAsking(false)} />
      </Page>
    )
  }
  return <TasteEdit profile={data.profile} onAskAgain={() => setAsking(true)} />
}
