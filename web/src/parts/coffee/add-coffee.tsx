/** Short form in a dialog that adds a coffee to the catalog. */

import { t } from '@lingui/core/macro'
import { useWrite } from '../../api/hooks.ts'
import { createCoffee } from '../../api/limits.ts'
import { useViewer } from '../../state/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Row, Stack } from '../../ui/page.tsx'
import { validate } from '../../ui/validation.ts'
import { PublishError } from '../account/confirm-email.tsx'
import styles from './add-coffee.module.css'
import type { CoffeeChoice } from './coffee-field.tsx'
import { roastOptionsFor } from './coffee-labels.ts'
import { useSimilarCoffees } from './similar-coffees.ts'

interface AddCoffeeProps {
  typed: string
  onAdded: (coffee: CoffeeChoice) => void
}

export default function AddCoffee({ typed, onAdded }: AddCoffeeProps) {
  return useViewer() === null ? <SignInToAdd name={typed} /> : <AddCoffeeForm typed={typed} onAdded={onAdded} />
}

/** Signing in leads to the full form, which leads back to the current page with the coffee selected. */
function SignInToAdd({ name }: { name: string }) {
  const form = `/coffees/new?${new URLSearchParams({ name, next: window.location.pathname })}`
  const next = encodeURIComponent(form)
  return (
    <Stack>
      <p>{t`Sign in to add a coffee. Afterwards you're back here with it selected.`}</p>
      <Row>
        <LinkButton href={`/register?next=${next}`}>{t`Sign up`}</LinkButton>
        <LinkButton href={`/sign-in?next=${next}`} look="quiet">
          {t`Sign in`}
        </LinkButton>
      </Row>
    </Stack>
  )
}

function AddCoffeeForm({ typed, onAdded }: AddCoffeeProps) {
  const create = useWrite('createCoffee', { invalidates: ['listCoffees', 'suggestCoffees', 'listRoasters'] })
  const form = useForm(
    { name: typed, roasterName: '', roastLevel: '' },
    ['name', 'roasterName', 'roastLevel'],
    async (body) => onAdded((await create.mutateAsync({ body })).coffee),
    { check: (body) => validate(body, createCoffee) },
  )
  const { values, set, errorOf } = form
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <TextField
          label={t`Name`}
          autoComplete="off"
          hint={t`As printed on the bag.`}
          value={values.name}
          onChange={set('name')}
          error={errorOf('name')}
        />
        <TextField
          label={t`Roaster`}
          autoComplete="off"
          value={values.roasterName}
          onChange={set('roasterName')}
          error={errorOf('roasterName')}
        />
        <SelectField
          label={t`Roast level`}
          options={roastOptionsFor(values.roastLevel)}
          value={values.roastLevel}
          onChange={set('roastLevel')}
          error={errorOf('roastLevel')}
        />
        <Similar name={values.name} roaster={values.roasterName} onChoose={onAdded} />
        <PublishError form={form} />
        <div>
          <Button type="submit" busy={form.busy}>
            {t`Add coffee`}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

interface SimilarProps {
  name: string
  roaster: string
  onChoose: (coffee: CoffeeChoice) => void
}

/** Coffees with a similar name, to choose instead. */
function Similar({ name, roaster, onChoose }: SimilarProps) {
  const coffees = useSimilarCoffees(name, roaster)
  if (coffees.length === 0) return null
  return (
    <div className={styles.similar}>
      <h3>{t`Is it one of these?`}</h3>
      <ul className={styles.list}>
        {coffees.map((coffee) => (
          <li key={coffee.id}>
            <button type="button" onClick={() => onChoose(coffee)}>
              <span>{coffee.name}</span>
              <small>{coffee.roasterName}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
