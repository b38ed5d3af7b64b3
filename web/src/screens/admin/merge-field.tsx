/** Searches for the coffee or roaster that a duplicate is merged into. */
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import { type CoffeeChoice, CoffeeField } from '#web/parts/coffee/coffee-field.tsx'
import type { SubjectType } from '#web/parts/moderation/subjects.ts'
import { type RoasterChoice, RoasterField } from '#web/parts/roaster/roaster-field.tsx'

interface MergeFieldProps {
  type: SubjectType
  /** The duplicate. */
  id: number
  onChange: (id: number | undefined) => void
  error: string | undefined
}

export const MergeField = ({ type, ...rest }: MergeFieldProps) =>
  type === 'coffee' ? <IntoCoffee {...rest} /> : <IntoRoaster {...rest} />

type FieldProps = Omit<MergeFieldProps, 'type'>

function IntoCoffee({ id, onChange, error }: FieldProps) {
  const [coffee, setCoffee] = useState<CoffeeChoice | null>(null)
  const choose = (next: CoffeeChoice | null) => {
    setCoffee(next)
    onChange(next?.id)
  }
  return <CoffeeField label={t`Part of`} value={coffee} onChange={choose} canAdd={false} exceptId={id} error={error} />
}

function IntoRoaster({ id, onChange, error }: FieldProps) {
  const [roaster, setRoaster] = useState<RoasterChoice | null>(null)
  const choose = (next: RoasterChoice | null) => {
    setRoaster(next)
    onChange(next?.id)
  }
  return <RoasterField label={t`Part of`} value={roaster} onChange={choose} exceptId={id} error={error} />
}
