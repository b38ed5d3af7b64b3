/** Tags of a recipe. */
import { Link } from 'wouter'
import type { Recipe } from '../../api/schema.ts'
import { Tag } from '../../ui/page.tsx'
import styles from './recipe-tags.module.css'

interface RecipeTagsProps {
  tags: Recipe['tags']
  /** Whether each tag links to the recipes that have it. */
  areLinks?: boolean
}

export function RecipeTags({ tags, areLinks = false }: RecipeTagsProps) {
  if (tags.length === 0) return null
  return (
    <p className={styles.tags}>
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
