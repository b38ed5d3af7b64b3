/** Sliders for acidity, body, sweetness and bitterness; a slider counts only once it was touched. */
import { t } from '@lingui/core/macro'
import { Slider } from '../../ui/slider.tsx'

/** Name, label, and what the ends of the scale mean. */
export const tasteScales = () =>
  [
    ['acidity', t`Acidity`, [t`soft`, t`bright`]],
    ['body', t`Body`, [t({ message: 'light', context: 'body' }), t({ message: 'full', context: 'body' })]],
    ['sweetness', t`Sweetness`, [t({ message: 'dry', context: 'taste' }), t`sweet`]],
    [
      'bitterness',
      t`Bitterness`,
      [t({ message: 'none', context: 'bitterness' }), t({ message: 'strong', context: 'bitterness' })],
    ],
  ] as const

type TasteName = ReturnType<typeof tasteScales>[number][0]
export type Taste = Partial<Record<TasteName, number>>

const MIDDLE = 3

interface TasteSlidersProps {
  taste: Taste
  onChange: (name: TasteName, level: number) => void
  /** Adds a Clear button to each slider that was moved. */
  onClear?: (name: TasteName) => void
}

const levelLabel = (level: number | undefined): string => (level === undefined ? t`Not set` : t`${level} of 5`)

export const TasteSliders = ({ taste, onChange, onClear }: TasteSlidersProps) =>
  tasteScales().map(([name, label, ends]) => (
    <Slider
      key={name}
      label={label}
      ends={ends}
      min={1}
      max={5}
      value={taste[name] ?? MIDDLE}
      valueText={levelLabel(taste[name])}
      isUnset={taste[name] === undefined}
      onChange={(level) => onChange(name, level)}
      onClear={onClear && (() => onClear(name))}
    />
  ))
