/** One coffee of a roaster: its recipes for the widget, and what the bag says. */
import { Link, useLocation } from 'wouter'
import type { Reply } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
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

function RemoveCoffee({ id, name }: { id: number; name: string }) {
  const [, navigate] = useLocation()
  const remove = useWrite('deleteOwnCoffee', { invalidates: ['listOwnCoffees', 'getRoasterDashboard', 'listCoffees'] })
  return (
    <div className={styles.actions}>
      <ConfirmButton
        label="Remove this coffee"
        look="danger"
        question={`Remove ${name}?`}
        yes="Remove it"
        onYes={async () => {
          await remove.mutateAsync({ path: { id } })
          toast(`${name} is removed`)
          navigate('/portal/coffees')
        }}
      >
        For good, with your recipes for it. What people logged with it stays theirs.
      </ConfirmButton>
    </div>
  )
}
