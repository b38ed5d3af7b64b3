/** Shows which community recipe a brew is logged for, with a button to remove it. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { useRead } from '../../api/hooks.ts'
import styles from '../../parts/brew/brew-form.module.css'
import { Button } from '../../ui/button.tsx'

export function ByRecipe({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { data: recipe } = useRead('getRecipe', { path: { id } })
  const coffee = recipe?.coffee.name
  const author = recipe?.createdBy?.displayName ?? t`Anonymous`
  const name = coffee ? t`${coffee} by ${author}` : t`No. ${id}`
  return (
    <p className={styles.recipe}>
      <span>
        <Trans>
          Recipe: <Link href={`/recipes/${id}`}>{name}</Link>. Your brew counts there too.
        </Trans>
      </span>
      <Button look="plain" onClick={onRemove}>
        <Trans>Remove recipe</Trans>
      </Button>
    </p>
  )
}
