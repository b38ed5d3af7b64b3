/** Stepper for how much to brew, in cups, water or coffee; all other amounts follow it. */
import { plural, t } from '@lingui/core/macro'
import { useEffect, useId, useState } from 'react'
import { parseDecimal } from '#domain/units/parse-decimal.ts'
import { useLocalStorage } from '#web/state/local-storage.ts'
import { useFormat } from '#web/state/units.ts'
import { StepButton } from '#web/ui/step-button.tsx'
import { SIZE_UNITS, type SizeScale, type SizeUnit, shownSize, sizeBounds, stepSize, waterFor } from './brew-size.ts'
import styles from './size-stepper.module.css'

interface SizeStepperProps {
  waterGrams: number
  ratio: number
  cupGrams: number
  onChange: (waterGrams: number) => void
}

export function SizeStepper({ waterGrams, ratio, cupGrams, onChange }: SizeStepperProps) {
  const format = useFormat()
  const [unit, chooseUnit] = useSizeUnit()
  const scale: SizeScale = { unit, ratio, cupGrams, units: format.units }
  const { min, max } = sizeBounds(ratio)
  const id = useId()
  const step = (way: 1 | -1) => onChange(stepSize(scale, waterGrams, way))
  return (
    <fieldset className={styles.size}>
      <legend className="visually-hidden">{t`How much to brew`}</legend>
      <label htmlFor={id}>{t({ message: 'Size', context: 'of a brew' })}</label>
      <StepButton
        label={t({ message: 'Smaller', context: 'size of a brew' })}
        isOver={waterGrams <= min}
        onClick={() => step(-1)}
      >
        −
      </StepButton>
      <SizeInput id={id} scale={scale} waterGrams={waterGrams} onChange={onChange} onStep={step} />
      <StepButton
        label={t({ message: 'Larger', context: 'size of a brew' })}
        isOver={waterGrams >= max}
        onClick={() => step(1)}
      >
        +
      </StepButton>
      <select
        aria-label={t`Unit of the size`}
        value={unit}
        onChange={(event) => chooseUnit(event.target.value as SizeUnit)}
      >
        {SIZE_UNITS.map((each) => (
          <option key={each} value={each}>
            {unitText(each, shownSize(scale, waterGrams), format)}
          </option>
        ))}
      </select>
    </fieldset>
  )
}

/** The unit is stored in this browser; water by default. */
function useSizeUnit(): [SizeUnit, (unit: SizeUnit) => void] {
  const [stored, store] = useLocalStorage<unknown>('size-unit')
  return [SIZE_UNITS.find((unit) => unit === stored) ?? 'water', store]
}

function unitText(unit: SizeUnit, shown: number, format: ReturnType<typeof useFormat>): string {
  const [water, coffee] = [format.unitName('volume'), format.unitName('weight')]
  switch (unit) {
    case 'cups':
      return plural(shown, { one: 'cup', other: 'cups' })
    case 'dose':
      return t`${coffee} of coffee`
    default:
      return water
  }
}

interface SizeInputProps {
  id: string
  scale: SizeScale
  waterGrams: number
  onChange: (waterGrams: number) => void
  onStep: (way: 1 | -1) => void
}

/** A typed number is applied on blur or Enter; the arrow keys step. */
function SizeInput({ id, scale, waterGrams, onChange, onStep }: SizeInputProps) {
  const format = useFormat()
  const shown = format.plain(shownSize(scale, waterGrams))
  const [typed, setTyped] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a size that was changed otherwise replaces what was typed
  useEffect(() => setTyped(undefined), [waterGrams, scale.unit])
  const finish = () => {
    setTyped(undefined)
    const number = typed === undefined ? undefined : parseDecimal(typed.trim(), format.units.decimal, 'by-reader')
    if (number !== undefined && number > 0) onChange(waterFor(scale, number))
  }
  return (
    <input
      id={id}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === 'Enter') finish()
        const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined
        if (way === undefined) return
        event.preventDefault()
        onStep(way)
      }}
    />
  )
}
