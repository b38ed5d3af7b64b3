/** Whether the viewer is the author of a recipe. */
import { useRead } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { useViewer } from '../../state/session.ts'

/** Undefined while loading; false where there is no recipe to ask about. */
export function useIsAuthor(recipe: Pick<Recipe, 'id' | 'createdBy'> | undefined): boolean | undefined {
  const viewer = useViewer()
  const authorId = recipe?.createdBy.id
  // The API omits the id of an author with a hidden profile; `isOwn` of `getVote` then tells whether it is the viewer.
  const enabled = Boolean(viewer) && recipe !== undefined && authorId === undefined
  const { data, error } = useRead('getVote', { path: { id: recipe?.id ?? 0 } }, { enabled })
  if (recipe === undefined || viewer === null) return false
  if (authorId !== undefined) return viewer && authorId === viewer.id
  return error ? false : data && data.isOwn === true
}
