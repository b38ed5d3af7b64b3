/** Taste of a recipe as optional sliders. */
import { Trans } from '@lingui/react/macro'
import { type Taste, TasteSliders } from '../../parts/brew/taste-sliders.tsx'
import { Button } from '../../ui/button.tsx'
import type { FormState } from '../../ui/form.ts'
import styles from '../../ui/form-layout.module.css'
import type { RecipeValues } from './recipe-values.ts'

export function TasteFields({ form }: { form: FormState<RecipeValues> }) {
  const taste = form.values.taste ?? {}
  const set = (name: keyof Taste, level: number | undefined) => {
    const { [name]: _, ...others } = taste
    const next = level === undefined ? others : { ...others, [name]: level }
    form.change({ taste: Object.keys(next).length > 0 ? next : null })
  }
  return (
    <fieldset className={styles.taste}>
      <legend>
        <Trans>Taste (optional)</Trans>
      </legend>
      <p className={styles.soft}>
        <Trans>Only sliders you move are shared.</Trans>
      </p>
      <div className={styles.fields}>
        <TasteSliders taste={taste} onChange={set} onClear={(name) => set(name, undefined)} />
      </div>
      {form.values.taste && (
        <div>
          <Button look="quiet" onClick={() => form.change({ taste: null })}>
            <Trans>Clear taste</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  )
}
