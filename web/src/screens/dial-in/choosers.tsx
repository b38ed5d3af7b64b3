/** Comboboxes for coffee, brewer and grinder on the dial-in screen. */
import { t } from '@lingui/core/macro'
import { ROAST_LEVELS, type RoastLevel } from '#domain/catalog.ts'
import { foldName } from '#domain/text.ts'
import { CoffeePicker, type CoffeeSearch } from '#web/parts/coffee/coffee-field.tsx'
import { roastLabel } from '#web/parts/coffee/coffee-labels.ts'
import { BrewerPicker, GrinderPicker, YOURS } from '#web/parts/equipment/equipment-picker.tsx'
import styles from './choosers.module.css'
import { anyCoffeeLabel } from './labels.ts'
import type { ChangeChoice } from './use-choice.ts'
import type { Coffee, Equipment, EquipmentState, Machine } from './use-equipment.ts'

export type Beans =
  | { roast: RoastLevel; coffee?: undefined; isOwn?: undefined }
  | { coffee: NamedCoffee; roast?: undefined; isOwn?: boolean }
type NamedCoffee = Pick<Coffee, 'id' | 'name' | 'roastLevel' | 'roasterName'>

interface ChoosersProps {
  equipment: Equipment | undefined
  refused: EquipmentState['refused'] & { coffee?: string }
  beans: Beans | null
  onChange: ChangeChoice
}

const Choosers = ({ equipment, refused, beans, onChange }: ChoosersProps) => (
  <div className={styles.choosers}>
    <BeansChooser value={beans} error={refused.coffee} onChange={onChange} />
    <MachineChooser equipment={equipment} error={refused.brewer} onChange={onChange} />
    <GrinderChooser equipment={equipment} error={refused.grinder} onChange={onChange} />
  </div>
)

export default Choosers

interface BeansChooserProps {
  value: Beans | null
  error: string | undefined
  onChange: ChangeChoice
}

const BeansChooser = ({ value, error, onChange }: BeansChooserProps) => (
  <CoffeePicker<Beans>
    itemsOf={beansOf}
    value={value}
    onChange={(beans) => beans && onChange({ coffee: beans.coffee?.id, roast: beans.roast })}
    onAdded={({ id }) => onChange({ coffee: id, roast: undefined })}
    keyOf={({ coffee, roast }) => coffee?.id ?? roast!}
    textOf={({ coffee, roast }) => (coffee ? coffee.name : anyCoffeeLabel(roast))}
    detailOf={({ coffee }) => coffee && `${coffee.roasterName} · ${roastLabel(coffee.roastLevel)}`}
    groupOf={({ coffee, isOwn }) => (isOwn ? t(YOURS) : coffee ? t`Coffees` : t`By roast level`)}
    placeholder={t`Coffee or roast level`}
    error={error}
  />
)

/** Own coffees, then roasts that fit what is typed, then all other coffees. */
function beansOf({ typed, own, others }: CoffeeSearch): Beans[] {
  const words = foldName(typed)
  const roasts = ROAST_LEVELS.filter((roast) => foldName(anyCoffeeLabel(roast)).includes(words))
  return [
    ...own.map((coffee) => ({ coffee, isOwn: true })),
    ...roasts.map((roast) => ({ roast })),
    ...others.map((coffee) => ({ coffee })),
  ]
}

interface EquipmentChooserProps {
  equipment: Equipment | undefined
  error: string | undefined
  onChange: ChangeChoice
}

/** Order of the methods, the common ones first. */
const METHOD_ORDER = ['v60', 'pour-over', 'espresso', 'aeropress', 'french-press', 'moka', 'drip', 'clever']

function MachineChooser({ equipment, error, onChange }: EquipmentChooserProps) {
  const own = new Set(equipment?.own.machines?.map(({ slug }) => slug))
  const methodNames = new Map(equipment?.methods.map(({ id, name }) => [id, name]))
  const groupOf = ({ slug, brewMethod }: Machine) => (own.has(slug) ? t(YOURS) : methodNames.get(brewMethod)!)
  const place = ({ slug, brewMethod }: Machine) => {
    const usual = METHOD_ORDER.indexOf(brewMethod)
    if (own.has(slug)) return -1
    return usual < 0 ? METHOD_ORDER.length + [...methodNames.keys()].indexOf(brewMethod) : usual
  }
  return (
    <BrewerPicker
      label={t`Brewer`}
      items={equipment?.machines.toSorted((a, b) => place(a) - place(b)) ?? []}
      value={equipment?.machine ?? null}
      onChange={(machine) => machine && onChange({ brewer: machine.slug })}
      keyOf={({ slug }) => slug}
      groupOf={groupOf}
      placeholder={t`Brewer or method`}
      error={error}
    />
  )
}

function GrinderChooser({ equipment, error, onChange }: EquipmentChooserProps) {
  return (
    <GrinderPicker
      label={t`Grinder`}
      items={equipment?.grinders ?? []}
      value={equipment?.grinders.find(({ slug }) => slug === equipment.chart.slug) ?? null}
      onChange={(grinder) => grinder && onChange({ grinder: grinder.slug })}
      onDescribed={({ slug }) => onChange({ grinder: slug })}
      keyOf={({ slug }) => slug}
      placeholder={t`Grinder`}
      error={error}
    />
  )
}
