/** Finds a grinder or a brewer of the catalog by typing; what its owner has stands first. */
import { useRead } from '../api/hooks.ts'
import { useAllGrinders, useAllMachines } from '../state/catalog.ts'
import { useViewer } from '../state/session.ts'
import { Combobox } from './combobox.tsx'

interface Owned {
  id: number
  nickname: string | null
}

interface Thing {
  id: number
  brand: string
  model: string
}

interface FieldProps {
  value: number | null
  onChange: (id: number | null) => void
  error?: string | undefined
  hint?: string
}

export function GrinderField(props: FieldProps) {
  const own = useRead('listUserGrinders', undefined, { enabled: Boolean(useViewer()) })
  return <EquipmentField label="Grinder" all={useAllGrinders().data?.grinders} own={own.data?.grinders} {...props} />
}

export function MachineField(props: FieldProps) {
  const own = useRead('listUserMachines', undefined, { enabled: Boolean(useViewer()) })
  return <EquipmentField label="Brewer" all={useAllMachines().data?.machines} own={own.data?.machines} {...props} />
}

interface EquipmentFieldProps extends FieldProps {
  label: string
  all: readonly Thing[] | undefined
  own: readonly (Thing & Owned)[] | undefined
}

function EquipmentField({ label, all = [], own = [], value, onChange, ...rest }: EquipmentFieldProps) {
  const items: Thing[] = [...own, ...all.filter(({ id }) => !own.some((owned) => owned.id === id))]
  const detailOf = (thing: Thing) => {
    const owned = own.find(({ id }) => id === thing.id)
    return owned ? (owned.nickname ?? 'Yours') : undefined
  }
  return (
    <Combobox
      label={label}
      placeholder="Type a brand or a model"
      items={items}
      value={items.find(({ id }) => id === value) ?? null}
      onChange={(thing) => onChange(thing?.id ?? null)}
      textOf={({ brand, model }) => `${brand} ${model}`}
      keyOf={({ id }) => id}
      detailOf={detailOf}
      optional
      {...rest}
    />
  )
}
