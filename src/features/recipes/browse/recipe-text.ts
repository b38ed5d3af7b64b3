/** Everything that an author wrote about a recipe, for review by moderators. */
import type { Row } from '../../../db/tables.ts'

type Written = Pick<Row<'recipes'>, 'title' | 'description' | 'tags' | 'notes'> & Partial<Pick<Row<'recipes'>, 'steps'>>

/** One text per line; null if the author wrote nothing. */
export function recipeText({ title, description, tags, notes, steps }: Written): string | null {
  const ofSteps = (steps ?? []).flatMap(({ label, note }) => [label, note])
  const written = [title, description, ...(tags ?? []), notes, ...ofSteps].filter(Boolean)
  return written.length === 0 ? null : written.join('\n')
}
