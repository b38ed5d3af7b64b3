/** One coffee of a roaster: its recipes for the widget, and what the bag says. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from 'wouter'
import { ApiError, call, type Reply } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { useRemoval } from '#web/api/removal.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { NotFound } from '#web/ui/not-found.tsx'
import { Card, Section } from '#web/ui/page.tsx'
import type { ScreenProps } from '#web/ui/screen.ts'
import { ReadResult } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import { CoffeeForm } from './coffee-form.tsx'
import { EmbedRecipes } from './embed-recipes.tsx'
import styles from './portal.module.css'
import { PortalFrame } from './portal-frame.tsx'

export default function CoffeeScreen({ params }: ScreenProps<'id'>) {
  const id = Number(params.id)
  const coffee = useRead('getCoffee', { path: { id } })
  const { isRemoved } = useRemoval('deleteOwnCoffee')
  if (isRemoved({ path: { id } })) return <NotFound />
  return (
    <PortalFrame
      title={coffee.data?.name ?? t`Your coffee`}
      actions={
        <Link href={`/coffees/${id}`}>
          <Trans>Public page</Trans>
        </Link>
      }
    >
      {(roaster) => (
        <ReadResult read={coffee} height="50rem">
          {(coffee) =>
            coffee.roaster.id === roaster.id ? <OwnCoffee key={coffee.id} coffee={coffee} /> : <NotYours />
          }
        </ReadResult>
      )}
    </PortalFrame>
  )
}

const NotYours = () => (
  <p>
    <Trans>
      This coffee belongs to another roaster. <Link href="/portal/coffees">See your coffees</Link>
    </Trans>
  </p>
)

const INVALIDATES = ['getCoffee', 'listOwnCoffees', 'getRoasterDashboard', 'listCoffees'] as const

function OwnCoffee({ coffee }: { coffee: Reply<'getCoffee'> }) {
  const save = useWrite('putOwnCoffee', { invalidates: INVALIDATES })
  const { id, name } = coffee
  return (
    <>
      <EmbedRecipes coffeeId={id} />
      <Section heading={t`About this coffee`}>
        <Card>
          <CoffeeForm
            coffee={coffee}
            action={t`Save coffee`}
            onSend={async (body) => {
              await save.mutateAsync({ path: { id }, body })
              toast(t`Coffee saved`)
            }}
          />
        </Card>
      </Section>
      <RemoveCoffee id={id} name={name} />
    </>
  )
}

/** Excludes reads of this coffee alone, which would be 404. */
const REMOVAL_INVALIDATES = ['listOwnCoffees', 'getRoasterDashboard', 'listCoffees'] as const

/** Checked here as well, because the server is asked only after the time to undo is over. */
async function requireNoRecipesOfOthers(coffeeId: number): Promise<void> {
  const ask = (query: object) => call('listCommunityRecipes', { query: { coffeeId, limit: 1, ...query } })
  const [all, own] = await Promise.all([ask({}), ask({ createdByMe: true })])
  if ((all.total ?? 0) <= (own.total ?? 0)) return
  const error = t`Others have shared recipes for this coffee. You can edit it, but not delete it.`
  throw new ApiError(409, { error, code: 'has_recipes' }, null)
}

function RemoveCoffee({ id, name }: { id: number; name: string }) {
  const [, navigate] = useLocation()
  const { remove } = useRemoval('deleteOwnCoffee', REMOVAL_INVALIDATES)
  return (
    <div className={styles.actions}>
      <ConfirmButton
        label={t`Delete coffee`}
        look="danger"
        question={t`Delete ${name}?`}
        yes={t`Delete`}
        onYes={async () => {
          await requireNoRecipesOfOthers(id)
          remove({ path: { id } }, t`${name} deleted`)
          navigate('/portal/coffees')
        }}
      >
        <Trans>Your recipes for it are deleted too. People keep the brews they logged with it.</Trans>
      </ConfirmButton>
    </div>
  )
}
