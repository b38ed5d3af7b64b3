/** Screen that edits a brew. */
import { msg, t } from '@lingui/core/macro'
import { useLocation } from 'wouter'
import { useRead, useWrite } from '../../api/hooks.ts'
import type { BrewLogDetail } from '../../api/schema.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { BREW_READS } from '../../parts/brew/brew-reads.ts'
import { useAllGrinders, useDial, useMethods } from '../../state/catalog.ts'
import { settingText } from '../../state/grind-setting.ts'
import { Page } from '../../ui/page.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import { Failed, Loading } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { toChanges } from './brew-body.ts'
import { BrewForm } from './brew-form.tsx'
import { BrewNotFound } from './brew-not-found.tsx'
import { fromBrew } from './prefill.ts'

const TITLE = msg`Edit brew`

export default function EditBrew({ params }: ScreenProps<'id'>) {
  return (
    <RequireSignIn title={t(TITLE)} why={t`Sign in to see your brews.`}>
      <Page title={t(TITLE)} narrow>
        <OwnBrew id={Number(params.id)} />
      </Page>
    </RequireSignIn>
  )
}

function OwnBrew({ id }: { id: number }) {
  const { data, error, refetch } = useRead('getBrewLog', { path: { id } }, { enabled: Number.isInteger(id) })
  if (data) return <Prepared key={id} brew={data.brewLog} />
  if (Number.isInteger(id) && !error) return <Loading height="70vh" />
  if (error && ![400, 404].includes(error.status)) return <Failed error={error} onRetry={refetch} />
  return <BrewNotFound />
}

/** Loads what the fields need to show the brew. */
function Prepared({ brew }: { brew: BrewLogDetail }) {
  const [, navigate] = useLocation()
  const revise = useWrite('reviseBrewLog', { invalidates: [...BREW_READS, 'getRecipe'] })
  const { dial, isLoading } = useDial(brew.grinder?.slug)
  const [grinders, methods] = [useAllGrinders(), useMethods()]
  if (isLoading || grinders.isLoading || methods.isLoading) return <Loading height="70vh" />
  const initial = fromBrew(brew)
  if (brew.grindSetting !== null) initial.grindSetting = settingText(dial, brew.grindSetting)
  return (
    <BrewForm
      initial={initial}
      submit={t`Save changes`}
      cancel={`/log/${brew.id}`}
      isOpen
      onSend={async (body, draft) => {
        const isTouched = draft.grindSetting !== initial.grindSetting || draft.grinderId !== brew.grinderId
        await revise.mutateAsync({ path: { id: brew.id }, body: toChanges(body, isTouched) })
        toast(t`Changes saved`)
        navigate(`/log/${brew.id}`)
      }}
    />
  )
}
