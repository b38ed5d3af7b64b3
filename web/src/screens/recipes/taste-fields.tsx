/** How the cup tasted, for whoever wants to say it. */
import { Button } from '../../ui/button.tsx'
import type { FormState } from '../../ui/form.ts'
import styles from '../../ui/form-layout.module.css'
import { Slider } from '../../ui/slider.tsx'
import type { RecipeValues, Taste } from './recipe-values.ts'
import { TASTES } from './tastes.ts'

const MIDDLE = 3

/** A slider says something only once it was moved. */
export function TasteFields({ form }: { form: FormState<RecipeValues> }) {
  const taste = form.values.taste ?? {}
  const say = (name: keyof Taste, level: number | undefined) => {
    const { [name]: _, ...others } = taste
    const next = level === undefined ? others : { ...others, [name]: level }
    form.change({ taste: Object.keys(next).length > 0 ? next : null })
  }
  return (
    <fieldset className={styles.taste}>
      <legend>How it tastes (optional)</legend>
      <p className={styles.soft}>Only the sliders that you move are shared.</p>
      <div className={styles.fields}>
        {TASTES.map(([name, label, ends]) => (
          <Slider
            key={name}
            label={label}
            ends={ends}
            min={1}
            max={5}
            value={taste[name] ?? MIDDLE}
            valueText={taste[name] === undefined ? 'not said' : `${taste[name]} of 5`}
            isUnset={taste[name] === undefined}
            onChange={(level) => say(name, level)}
            onClear={() => say(name, undefined)}
          />
        ))}
      </div>
      {form.values.taste && (
        <div>
          <Button look="quiet" onClick={() => form.change({ taste: null })}>
            Leave the taste out
          </Button>
        </div>
      )}
    </fieldset>
  )
}
