/** A roaster's coffees, with a form for a new one. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation, useSearch } from 'wouter'
import { useWrite } from '#web/api/hooks.ts'
import { useReadPages } from '#web/api/pages.ts'
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
      title={t`Your coffees`}
      heading={t`Coffees`}
      actions={
        isAdding ? (
          <LinkButton href="/portal/coffees" look="quiet">
            <Trans>Cancel</Trans>
          </LinkButton>
        ) : (
          <LinkButton href="/portal/coffees?new">
            <Trans>Add a coffee</Trans>
          </LinkButton>
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
    <Section heading={t`New coffee`}>
      <Card>
        <CoffeeForm
          action={t`Add coffee`}
          onSend={async (body) => {
            const { coffee } = await create.mutateAsync({ body })
            const { name } = coffee
            toast(t`${name} added. Now add a recipe.`)
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
      <CoffeeCards coffees={coffees} heading="h2">
        {!isAdding && <NoCoffees />}
      </CoffeeCards>
      {list.hasNextPage && (
        <div>
          <Button look="quiet" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </Section>
  )
}
