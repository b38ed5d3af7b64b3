/** A roaster's coffees, and a new one. */
import { useLocation, useSearch } from 'wouter'
import { useReadPages, useWrite } from '#web/api/hooks.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/page.tsx'
import { Failed, Loading } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import { CoffeeForm } from './coffee-form.tsx'
import { CoffeeCards, NoCoffees } from './dashboard.tsx'
import { PortalFrame } from './portal-frame.tsx'

export default function CoffeesScreen() {
  const isAdding = new URLSearchParams(useSearch()).has('new')
  return (
    <PortalFrame
      title="Your coffees"
      heading="Coffees"
      actions={
        isAdding ? (
          <LinkButton href="/portal/coffees" look="quiet">
            Not now
          </LinkButton>
        ) : (
          <LinkButton href="/portal/coffees?new">Add a coffee</LinkButton>
        )
      }
    >
      {() => (
        <>
          {isAdding && <NewCoffee />}
          <CoffeeList isAdding={isAdding} />
        </>
      )}
    </PortalFrame>
  )
}

function NewCoffee() {
  const [, navigate] = useLocation()
  const create = useWrite('createOwnCoffee', { invalidates: ['listOwnCoffees', 'getRoasterDashboard', 'listCoffees'] })
  return (
    <Section heading="A new coffee">
      <Card>
        <CoffeeForm
          action="Add it"
          onSend={async (body) => {
            const { coffee } = await create.mutateAsync({ body })
            toast(`${coffee.name} is there. Now its recipes.`)
            navigate(`/portal/coffees/${coffee.id}`)
          }}
        />
      </Card>
    </Section>
  )
}

function CoffeeList({ isAdding }: { isAdding: boolean }) {
  const list = useReadPages('listOwnCoffees', { query: { limit: 50 } })
  if (list.error && !list.data) return <Failed error={list.error} onRetry={() => list.refetch()} />
  if (!list.data) return <Loading height="20rem" />
  const coffees = list.data.pages.flatMap((page) => page.coffees)
  return (
    <Section>
      <CoffeeCards coffees={coffees}>{!isAdding && <NoCoffees />}</CoffeeCards>
      {list.hasNextPage && (
        <div>
          <Button look="quiet" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Section>
  )
}
