/** Whether the viewer is the author of a recipe. The API doesn't tell, so the viewer's own recipes are read. */
import { useRead } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { useViewer } from '../../state/session.ts'

/** Undefined while loading. */
export function useIsAuthor({ id, coffeeProfileId, grinderId, machineId }: Recipe): boolean | undefined {
  const viewer = useViewer()
  const query = { coffeeId: coffeeProfileId, grinderId, machineId, createdByMe: true, limit: 100 }
  const { data } = useRead('listCommunityRecipes', { query }, { enabled: Boolean(viewer) })
  return viewer === null ? false : data?.data.some((own) => own.id === id)
}
