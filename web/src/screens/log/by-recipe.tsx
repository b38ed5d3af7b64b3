/** Shows which community recipe a brew is logged on, with a button to remove it. */
import { Link } from 'wouter'
import { useRead } from '../../api/hooks.ts'
import styles from '../../parts/brew/brew-form.module.css'
import { Button } from '../../ui/button.tsx'

export function ByRecipe({ id, onRemove }: { id: number; onRemove: () => void }) {
  const { data: recipe } = useRead('getRecipe', { path: { id } })
  const name = recipe ? `${recipe.coffee.name} by ${recipe.createdBy?.displayName ?? 'Anonymous'}` : `recipe ${id}`
  return (
    <p className={styles.recipe}>
      <span>
        Brewed by <Link href={`/recipes/${id}`}>{name}</Link>: it counts there too.
      </span>
      <Button look="plain" onClick={onRemove}>
        It wasn't
      </Button>
    </p>
  )
}
