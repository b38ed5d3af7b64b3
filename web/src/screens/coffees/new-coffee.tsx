/** Adding a coffee, with an eye on those that are there already. */
import { Link, useLocation, useSearchParams } from 'wouter'
import type { Input } from '../../api/client.ts'
import { useRead, useWrite } from '../../api/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/fields.tsx'
import { type FormState, useForm } from '../../ui/form.ts'
import { Page, Section } from '../../ui/page.tsx'
import { SignInFirst } from '../../ui/sign-in-first.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { say } from '../../ui/toast.tsx'
import { useSettled } from '../recipes/address-filters.ts'
import layout from '../recipes/recipe-form.module.css'
import { roastName, roastOptions, typeOptions } from '../recipes/words.ts'
import styles from './new-coffee.module.css'

const TITLE = 'Add a coffee'

export default function NewCoffee() {
  return (
    <SignInFirst title={TITLE} why="Coffees are added by people who have them in their hands.">
      <Page title={TITLE} lead="As the bag says it. Name, roaster and roast are enough.">
        <NewCoffeeForm />
      </Page>
    </SignInFirst>
  )
}

const LEVELS = ['', '1', '2', '3', '4', '5']

interface Values {
  name: string
  roasterName: string
  roastLevel: string
  coffeeType: string
  origin: string
  processingMethod: string
  flavorProfile: string
  description: string
  acidityLevel: string
  bodyLevel: string
}

const FIELDS = [
  'name',
  'roasterName',
  'roastLevel',
  'coffeeType',
  'origin',
  'processingMethod',
  'flavorProfile',
  'description',
  'acidityLevel',
  'bodyLevel',
] as const

function NewCoffeeForm() {
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const create = useWrite('createCoffee', { outdates: ['listCoffees', 'suggestCoffees', 'listRoasters'] })
  const form = useForm<Values>(
    {
      name: params.get('name') ?? '',
      roasterName: params.get('roaster') ?? '',
      roastLevel: 'MEDIUM',
      coffeeType: 'SINGLE_ORIGIN',
      origin: '',
      processingMethod: '',
      flavorProfile: '',
      description: '',
      acidityLevel: '',
      bodyLevel: '',
    },
    FIELDS,
    async (values) => {
      const { coffee } = await create.mutateAsync({ body: toBody(values) })
      say(`${coffee.name} is in the catalog`)
      // Whoever came from a recipe goes on with it.
      navigate(params.get('next') === '/recipes/new' ? `/recipes/new?coffee=${coffee.id}` : `/coffees/${coffee.id}`)
    },
  )
  return (
    <div className={layout.columns}>
      <form className={layout.form} onSubmit={form.submit} noValidate>
        <CoffeeFields form={form} />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
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

function toBody(values: Values): Input<'createCoffee'>['body'] {
  const said = (text: string) => text.trim() || undefined
  const level = (text: string) => (text ? Number(text) : undefined)
  return {
    name: values.name,
    roasterName: values.roasterName,
    roastLevel: values.roastLevel,
    coffeeType: values.coffeeType as Input<'createCoffee'>['body']['coffeeType'],
    origin: said(values.origin),
    processingMethod: said(values.processingMethod),
    flavorProfile: said(values.flavorProfile),
    description: said(values.description),
    acidityLevel: level(values.acidityLevel),
    bodyLevel: level(values.bodyLevel),
  }
}

function CoffeeFields({ form: { values, set, errorOf } }: { form: FormState<Values> }) {
  const field = (name: keyof Values) => ({ value: values[name], onChange: set(name), error: errorOf(name) })
  const levels = LEVELS.map((value) => ({ value, label: value || 'Not said' }))
  return (
    <>
      <Section heading="The bag">
        <div className={layout.fields}>
          <TextField label="Name" autoComplete="off" {...field('name')} />
          <TextField
            label="Roaster"
            autoComplete="off"
            hint="In any spelling; a new one gets a page of its own."
            {...field('roasterName')}
          />
          <SelectField label="Roast" options={roastOptions} {...field('roastLevel')} />
          <SelectField label="Kind" options={typeOptions} {...field('coffeeType')} />
          <TextField label="Origin" placeholder="Huila, Colombia" {...field('origin')} />
          <TextField label="Process" placeholder="washed" {...field('processingMethod')} />
        </div>
      </Section>
      <Section heading="The cup">
        <TextField
          label="Tastes of"
          placeholder="cocoa, orange, spice"
          hint="With commas between them"
          {...field('flavorProfile')}
        />
        <div className={layout.fields}>
          <SelectField label="Acidity, 1 to 5" options={levels} {...field('acidityLevel')} />
          <SelectField label="Body, 1 to 5" options={levels} {...field('bodyLevel')} />
        </div>
        <TextArea label="Description" {...field('description')} />
      </Section>
    </>
  )
}

/** Nearly the same name, perhaps from nearly the same roaster. */
function Suggestions({ name, roaster }: { name: string; roaster: string }) {
  const settled = useSettled(`${name.trim()}\n${roaster.trim()}`)
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
