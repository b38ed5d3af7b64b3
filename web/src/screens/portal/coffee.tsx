/** One coffee of a roaster: its recipes for the widget, and what the bag says. */
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
      title={coffee.data?.name ?? 'A coffee of yours'}
      actions={<Link href={`/coffees/${id}`}>Its public page</Link>}
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
    This coffee is another roaster’s. <Link href="/portal/coffees">To yours</Link>
  </p>
)

const INVALIDATES = ['getCoffee', 'listOwnCoffees', 'getRoasterDashboard', 'listCoffees'] as const

function OwnCoffee({ coffee }: { coffee: Reply<'getCoffee'> }) {
  const save = useWrite('putOwnCoffee', { invalidates: INVALIDATES })
  const { id, name } = coffee
  return (
    <>
      <EmbedRecipes coffeeId={id} />
      <Section heading="The bag">
        <Card>
          <CoffeeForm
            coffee={coffee}
            action="Save"
            onSend={async (body) => {
              await save.mutateAsync({ path: { id }, body })
              toast('The coffee is saved')
            }}
          />
        </Card>
      </Section>
      <RemoveCoffee id={id} name={name} />
    </>
  )
}

/** What is about this coffee alone isn't asked for again: it is gone. */
const BY_A_REMOVAL = ['listOwnCoffees', 'getRoasterDashboard', 'listCoffees'] as const

/** The server would refuse, but only after the offer to undo is over. */
async function requireNoRecipesOfOthers(coffeeId: number): Promise<void> {
  const ask = (query: object) => call('listCommunityRecipes', { query: { coffeeId, limit: 1, ...query } })
  const [all, own] = await Promise.all([ask({}), ask({ createdByMe: true })])
  if ((all.total ?? 0) <= (own.total ?? 0)) return
  const error = 'Others have published recipes for this coffee, so it can be changed but not removed.'
  throw new ApiError(409, { error, code: 'has_recipes' }, null)
}

function RemoveCoffee({ id, name }: { id: number; name: string }) {
  const [, navigate] = useLocation()
  const { remove } = useRemoval('deleteOwnCoffee', BY_A_REMOVAL)
  return (
    <div className={styles.actions}>
      <ConfirmButton
        label="Remove this coffee"
        look="danger"
        question={`Remove ${name}?`}
        yes="Remove it"
        onYes={async () => {
          await requireNoRecipesOfOthers(id)
          remove({ path: { id } }, `${name} is removed`)
          navigate('/portal/coffees')
        }}
      >
        It goes with your recipes for it. What people logged with it stays theirs.
      </ConfirmButton>
    </div>
  )
}
