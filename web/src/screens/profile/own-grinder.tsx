/** Screen that describes a grinder that isn't in the catalog, or changes the description. */
import { msg, t } from '@lingui/core/macro'
import { useLocation, useSearchParams } from 'wouter'
import { useRead } from '../../api/hooks.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import DescribeGrinder from '../../parts/equipment/describe-grinder.tsx'
import type { OwnGrinder } from '../../parts/equipment/described-values.ts'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { Page } from '../../ui/page.tsx'
import { ResourcePage } from '../../ui/resource-page.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import { toast } from '../../ui/toast.tsx'

const TITLE = msg`Describe your grinder`

export default function OwnGrinderScreen({ params }: ScreenProps<'id'>) {
  return (
    <RequireSignIn title={t(TITLE)} why={t`A grinder that isn't listed works like any other once you describe it.`}>
      {params.id === 'new' ? <New /> : <Edit id={Number(params.id)} />}
    </RequireSignIn>
  )
}

function New() {
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  return (
    <Page title={t(TITLE)} narrow>
      <DescribeGrinder
        typed={params.get('name') ?? ''}
        onDone={(grinder) => {
          const name = equipmentName(grinder)
          toast(t`${name} added`)
          navigate(`/grinders/${grinder.slug}`)
        }}
        onCancel={() => navigate('/profile/equipment')}
      />
    </Page>
  )
}

function Edit({ id }: { id: number }) {
  const read = useRead('getOwnGrinder', { path: { id } })
  return <ResourcePage read={read}>{({ grinder }) => <EditForm grinder={grinder} />}</ResourcePage>
}

function EditForm({ grinder }: { grinder: OwnGrinder }) {
  const [, navigate] = useLocation()
  const name = equipmentName(grinder)
  const back = () => navigate(`/grinders/${grinder.slug}`)
  return (
    <Page title={t`Edit ${name}`} narrow>
      <DescribeGrinder
        grinder={grinder}
        onDone={() => {
          toast(t`Saved`)
          back()
        }}
        onCancel={back}
      />
    </Page>
  )
}
