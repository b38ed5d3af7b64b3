/** Difficulty and tags of a recipe. */
import { t } from '@lingui/core/macro'
import { Link } from 'wouter'
import type { Recipe } from '../../api/schema.ts'
import { Tag } from '../../ui/page.tsx'
import styles from './recipe-tags.module.css'
import { difficultyName } from './recipe-title.ts'

interface RecipeTagsProps {
  recipe: Pick<Recipe, 'tags' | 'difficulty'>
  /** Whether each leads to the recipes that have it. */
  areLinks?: boolean
}

export function RecipeTags({ recipe: { tags, difficulty }, areLinks = false }: RecipeTagsProps) {
  if (tags.length === 0 && difficulty === null) return null
  return (
    <p className={styles.tags}>
      {difficulty !== null && <Tag>{difficulty === 'medium' ? t`Medium difficulty` : difficultyName(difficulty)}</Tag>}
      {tags.map((tag) =>
        areLinks ? (
          <Link key={tag} href={`/recipes?tag=${encodeURIComponent(tag)}`} className={styles.link}>
            {tag}
          </Link>
        ) : (
          <Tag key={tag}>{tag}</Tag>
        ),
      )}
    </p>
  )
}
