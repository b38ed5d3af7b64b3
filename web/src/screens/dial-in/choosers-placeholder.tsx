/** Placeholder of the choosers: shows the current choice in fields of the same size until they are loaded. */
import { t } from '@lingui/core/macro'
import { useId } from 'react'
import box from '#web/ui/combobox.module.css'
import styles from './choosers.module.css'
import type { Beans } from './choosers.tsx'
import { anyCoffeeLabel } from './labels.ts'
import type { Equipment } from './use-equipment.ts'

interface PlaceholderProps {
  equipment: Equipment | undefined
  beans: Beans | null
}

export const ChoosersPlaceholder = ({ equipment, beans }: PlaceholderProps) => (
  <div className={styles.choosers} aria-busy="true">
    <Shown label={t`Coffee`} text={beans ? (beans.coffee?.name ?? anyCoffeeLabel(beans.roast!)) : ''} />
    <Shown label={t`Brewer`} text={equipment ? nameOf(equipment.machine) : ''} />
    <Shown label={t`Grinder`} text={equipment ? nameOf(equipment.chart) : ''} />
  </div>
)

const nameOf = ({ brand, name }: { brand: string; name: string }): string => `${brand} ${name}`.trim()

function Shown({ label, text }: { label: string; text: string }) {
  const id = useId()
  return (
    <div className={box.combobox} data-field>
      <label htmlFor={id}>{label}</label>
      <div className={box.box}>
        <input id={id} value={text} readOnly />
      </div>
    </div>
  )
}
