/** Screen that adds a coffee, and shows similar ones. */

import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useLocation, useSearchParams } from 'wouter'
import { useWrite } from '../../api/hooks.ts'
import { createCoffee } from '../../api/limits.ts'
import { PublishError } from '../../parts/account/confirm-email.tsx'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { CoffeeFields, type CoffeeValues, FIELDS, NO_COFFEE, toNewCoffee } from '../../parts/coffee/coffee-fields.tsx'
import { roastLabel } from '../../parts/coffee/coffee-labels.ts'
import { Dotted } from '../../parts/coffee/dotted.tsx'
import { useSimilarCoffees } from '../../parts/coffee/similar-coffees.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import layout from '../../ui/form-layout.module.css'
import { Page } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.tsx'
import { validate } from '../../ui/validation.ts'
import styles from './new-coffee.module.css'

const TITLE = msg`Add a coffee`

export default function NewCoffee() {
  return (
    <RequireSignIn title={t(TITLE)} why={t`Members add the coffees they brew.`}>
      <Page title={t(TITLE)} lead={t`As printed on the bag. Name, roaster and roast level are enough.`}>
        <NewCoffeeForm />
      </Page>
    </RequireSignIn>
  )
}

function NewCoffeeForm() {
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const create = useWrite('createCoffee', { invalidates: ['listCoffees', 'suggestCoffees', 'listRoasters'] })
  const form = useForm<CoffeeValues>(
    { ...NO_COFFEE, name: params.get('name') ?? '', roasterName: params.get('roaster') ?? '' },
    FIELDS,
    async (values) => {
      const { coffee } = await create.mutateAsync({ body: toNewCoffee(values) })
      const { name } = coffee
      toast(t`${name} added`)
      navigate(addressAfter(params.get('next'), coffee.id))
    },
    { check: (values) => validate(toNewCoffee(values), createCoffee) },
  )
  return (
    <form className={`${layout.form} ${styles.form}`} onSubmit={form.submit} noValidate>
      <CoffeeFields form={form}>
        <Similar name={form.values.name} roaster={form.values.roasterName} />
      </CoffeeFields>
      <PublishError form={form} />
      <div>
        <Button type="submit" busy={form.busy}>
          <Trans>Add coffee</Trans>
        </Button>
      </div>
    </form>
  )
}

/** The redirect after adding a coffee. */
const addressAfter = (next: string | null, id: number): string =>
  next === '/' || next === '/recipes/new' ? `${next}?coffee=${id}` : `/coffees/${id}`

/** Coffees with a similar name and roaster, if there are any. */
function Similar({ name, roaster }: { name: string; roaster: string }) {
  const coffees = useSimilarCoffees(name, roaster)
  return (
    <div aria-live="polite">
      {coffees.length > 0 && (
        <div className={styles.similar}>
          <p>
            <Trans>Already there?</Trans>
          </p>
          <ul className={styles.coffees}>
            {coffees.map((coffee) => (
              <li key={coffee.id}>
                <Link href={`/coffees/${coffee.id}`}>{coffee.name}</Link>
                <Dotted parts={[coffee.roasterName, roastLabel(coffee.roastLevel)]} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
