/** Comboboxes for a grinder or brewer of the catalog by id; the viewer's own come first. */
import { t } from '@lingui/core/macro'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { useAllGrinders, useAllMachines } from '../../state/catalog.ts'
import { useViewer } from '../../state/session.ts'
import type { OwnGrinder } from './described-values.ts'
import { BrewerPicker, GrinderPicker } from './equipment-picker.tsx'

type Grinder = Omit<Reply<'listGrinders'>['grinders'][number], 'evidence'>

interface FieldProps {
  value: number | null
  onChange: (id: number | null) => void
  error?: string | undefined
  hint?: string
}

interface GrinderFieldProps extends FieldProps {
  /** Called instead of `onChange` for a grinder that was just described. */
  onDescribed?: (grinder: OwnGrinder) => void
  isListedOnly?: boolean
}

export function GrinderField({ isListedOnly, onDescribed, ...props }: GrinderFieldProps) {
  const own = useRead('listUserGrinders', undefined, { enabled: Boolean(useViewer()) })
  const all = useAllGrinders().data?.grinders
  return (
    <GrinderPicker
      label={t`Grinder`}
      onDescribed={onDescribed ?? (({ id }) => props.onChange(id))}
      isListedOnly={isListedOnly}
      {...fieldOf<Grinder>(all, own.data?.grinders, props)}
    />
  )
}

export function MachineField(props: FieldProps) {
  const own = useRead('listUserMachines', undefined, { enabled: Boolean(useViewer()) })
  const all = useAllMachines().data?.machines
  return <BrewerPicker label={t`Brewer`} {...fieldOf(all, own.data?.machines, props)} />
}

/** Properties that both fields share. */
function fieldOf<T extends { id: number }>(
  all: readonly T[] = [],
  own: readonly (T & { nickname: string | null })[] = [],
  { value, onChange, ...rest }: FieldProps,
) {
  const items: T[] = [...own, ...all.filter(({ id }) => !own.some((owned) => owned.id === id))]
  return {
    placeholder: t`Brand or model`,
    items,
    value: items.find(({ id }) => id === value) ?? null,
    onChange: (thing: T | null) => onChange(thing?.id ?? null),
    keyOf: ({ id }: T) => id,
    detailOf: (thing: T) => {
      const owned = own.find(({ id }) => id === thing.id)
      return owned ? (owned.nickname ?? t`In your equipment`) : undefined
    },
    optional: true,
    ...rest,
  }
}
