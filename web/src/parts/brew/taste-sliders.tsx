/** Sliders for acidity, body, sweetness and bitterness; a slider counts only once it was moved. */
import { Slider } from '../../ui/slider.tsx'

/** Name, label, and what the ends of the scale mean. */
export const TASTES = [
  ['acidity', 'Acidity', ['soft', 'bright']],
  ['body', 'Body', ['light', 'full']],
  ['sweetness', 'Sweetness', ['dry', 'sweet']],
  ['bitterness', 'Bitterness', ['none', 'strong']],
] as const

type TasteName = (typeof TASTES)[number][0]
export type Taste = Partial<Record<TasteName, number>>

const MIDDLE = 3

interface TasteSlidersProps {
  taste: Taste
  onChange: (name: TasteName, level: number) => void
  /** Adds a Clear button to each slider that was moved. */
  onClear?: (name: TasteName) => void
}

export const TasteSliders = ({ taste, onChange, onClear }: TasteSlidersProps) =>
  TASTES.map(([name, label, ends]) => (
    <Slider
      key={name}
      label={label}
      ends={ends}
      min={1}
      max={5}
      value={taste[name] ?? MIDDLE}
      valueText={taste[name] === undefined ? 'not said' : `${taste[name]} of 5`}
      isUnset={onClear && taste[name] === undefined}
      onChange={(level) => onChange(name, level)}
      onClear={onClear && (() => onClear(name))}
    />
  ))
