/** Screen that edits a coffee the viewer added, as long as nobody else uses it. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/hooks.ts'
import { patchCoffee } from '../../api/limits.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { CoffeeFields, type CoffeeValues, FIELDS, toChanges, valuesOf } from '../../parts/coffee/coffee-fields.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import layout from '../../ui/form-layout.module.css'
import { Page, Row } from '../../ui/page.tsx'
import { ResourcePage } from '../../ui/resource-page.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import { Empty, ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { validate } from '../../ui/validation.ts'

type Coffee = Reply<'getCoffee'>

const TITLE = msg`Edit coffee`

/** Whatever shows the coffee's name, roaster, roast or notes. */
const INVALIDATES = [
  'getCoffee',
  'canEditCoffee',
  'listCoffees',
  'suggestCoffees',
  'listCommunityRecipes',
  'searchRecipes',
  'getRecipe',
  'listLibrary',
  'listBrewLogs',
  'listRoasterCoffees',
  'listRoasterRecipes',
  'listPersonalRecipes',
  'listRoasters',
  'getRoaster',
  'getFeed',
] as const

export default function EditCoffee({ params }: ScreenProps<'id'>) {
  const path = { id: Number(params.id) }
  const read = useRead('getCoffee', { path })
  return (
    <RequireSignIn title={t(TITLE)} why={t`Only the member who added a coffee can edit it.`}>
      <ResourcePage read={read}>{(coffee) => <Allowed coffee={coffee} />}</ResourcePage>
    </RequireSignIn>
  )
}

function Allowed({ coffee }: { coffee: Coffee }) {
  // Not from the cache: somebody may have started to use the coffee since its page was opened.
  const permission = useRead('canEditCoffee', { path: { id: coffee.id } }, { staleTime: 0 })
  return (
    <ResourcePage read={permission}>
      {({ canEdit, reason }) => (
        <Page title={t(TITLE)} lead={canEdit && t`You can edit it until someone else uses it.`}>
          {canEdit ? <EditForm key={coffee.id} coffee={coffee} /> : <Refused coffee={coffee} reason={reason} />}
        </Page>
      )}
    </ResourcePage>
  )
}

const Refused = ({ coffee: { id, name }, reason }: { coffee: Coffee; reason: string | null }) => (
  <Empty
    title={t`You can't edit this coffee`}
    action={
      <LinkButton href={`/coffees/${id}`} look="quiet">
        <Trans>Back to {name}</Trans>
      </LinkButton>
    }
  >
    {reason}.
  </Empty>
)

function EditForm({ coffee }: { coffee: Coffee }) {
  const [, navigate] = useLocation()
  const before = valuesOf(coffee)
  const change = useWrite('patchCoffee', { invalidates: INVALIDATES })
  const save = async (values: CoffeeValues) => {
    await change.mutateAsync({ path: { id: coffee.id }, body: toChanges(values, before) })
    toast(t`Changes saved`)
    navigate(`/coffees/${coffee.id}`)
  }
  const form = useForm(before, FIELDS, save, { check: (values) => validate(toChanges(values, before), patchCoffee) })
  return (
    <form className={`${layout.form} ${layout.alone}`} onSubmit={form.submit} noValidate>
      <CoffeeFields form={form} />
      {form.error && <ErrorNote>{form.error}</ErrorNote>}
      <Row>
        <Button type="submit" busy={form.busy}>
          <Trans>Save changes</Trans>
        </Button>
        <LinkButton href={`/coffees/${coffee.id}`} look="quiet">
          <Trans>Cancel</Trans>
        </LinkButton>
      </Row>
    </form>
  )
}
