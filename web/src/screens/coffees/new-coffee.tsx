/** Screen that adds a coffee, and shows similar ones. */

import { Link, useLocation, useSearchParams } from 'wouter'
import { useRead, useWrite } from '../../api/hooks.ts'
import { createCoffee } from '../../api/limits.ts'
import { PublishError } from '../../parts/account/confirm-email.tsx'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { roastName } from '../../parts/coffee/coffee-labels.ts'
import { FILTER_DELAY_MS } from '../../state/url-filters.ts'
import { useDebounced } from '../../state/use-debounced.ts'
import { Button } from '../../ui/button.tsx'
import { useForm } from '../../ui/form.ts'
import layout from '../../ui/form-layout.module.css'
import { Page } from '../../ui/page.tsx'
import { toast } from '../../ui/toast.tsx'
import { validate } from '../../ui/validation.ts'
import { CoffeeFields, type CoffeeValues, FIELDS, NO_COFFEE, toNewCoffee } from './coffee-fields.tsx'
import styles from './new-coffee.module.css'

const TITLE = 'Add a coffee'

export default function NewCoffee() {
  return (
    <RequireSignIn title={TITLE} why="Coffees are added by people who have them in their hands.">
      <Page title={TITLE} lead="As the bag says it. Name, roaster and roast are enough.">
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
      toast(`${coffee.name} is in the catalog`)
      navigate(addressAfter(params.get('next'), coffee.id))
    },
    { check: (values) => validate(toNewCoffee(values), createCoffee) },
  )
  return (
    <div className={layout.columns}>
      <form className={layout.form} onSubmit={form.submit} noValidate>
        <CoffeeFields form={form} />
        <PublishError form={form} />
        <div>
          <Button type="submit" busy={form.busy}>
            Add it
          </Button>
        </div>
      </form>
      <aside className={layout.aside}>
        <h2>Already there?</h2>
        <Suggestions name={form.values.name} roaster={form.values.roasterName} />
      </aside>
    </div>
  )
}

/** The redirect after adding a coffee. */
const addressAfter = (next: string | null, id: number): string =>
  next === '/' || next === '/recipes/new' ? `${next}?coffee=${id}` : `/coffees/${id}`

/** Coffees with a similar name and roaster. */
function Suggestions({ name, roaster }: { name: string; roaster: string }) {
  const settled = useDebounced(`${name.trim()}\n${roaster.trim()}`, FILTER_DELAY_MS)
  const [settledName = '', settledRoaster = ''] = settled.split('\n')
  const query = { name: settledName, roaster: settledRoaster }
  const { data } = useRead('suggestCoffees', { query }, { enabled: settledName.length > 1, keepPrevious: true })
  const suggestions = settledName.length > 1 ? (data?.suggestions ?? []) : []
  if (suggestions.length === 0) return <p className={layout.soft}>Nothing with that name so far.</p>
  return (
    <ul className={styles.suggestions}>
      {suggestions.map((coffee) => (
        <li key={coffee.id}>
          <Link href={`/coffees/${coffee.id}`}>{coffee.name}</Link>
          <span>
            {coffee.roasterName} · {roastName(coffee.roastLevel)} roast
          </span>
        </li>
      ))}
    </ul>
  )
}
