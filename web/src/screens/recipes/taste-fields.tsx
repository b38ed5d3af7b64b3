/** How the cup tasted, for whoever wants to say it. */
import { Check } from '../../ui/fields.tsx'
import type { FormState } from '../../ui/form.ts'
import { Slider } from '../../ui/slider.tsx'
import styles from './recipe-form.module.css'
import type { RecipeValues } from './recipe-values.ts'
import { TASTES } from './tastes.ts'

const MIDDLE = { acidity: 3, body: 3, sweetness: 3, bitterness: 3 }

export function TasteFields({ form }: { form: FormState<RecipeValues> }) {
  const { taste } = form.values
  return (
    <>
      <Check
        label="Say how it tastes"
        checked={taste !== null}
        onChange={(isSaid) => form.change({ taste: isSaid ? MIDDLE : null })}
      />
      {taste && (
        <div className={styles.fields}>
          {TASTES.map(([name, label, ends]) => (
            <Slider
              key={name}
              label={label}
              ends={ends}
              min={1}
              max={5}
              value={taste[name] ?? 3}
              valueText={`${taste[name] ?? 3} of 5`}
              onChange={(level) => form.change({ taste: { ...taste, [name]: level } })}
            />
          ))}
        </div>
      )}
    </>
  )
}
