/** Whether a recipe is the viewer's: it names its author without saying who that is, so their own are asked for. */
import { useRead } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { useViewer } from '../../state/session.ts'

/** Undefined while that isn't known yet. */
export function useIsAuthor({ id, coffeeProfileId, grinderId, machineId }: Recipe): boolean | undefined {
  const viewer = useViewer()
  const query = { coffeeId: coffeeProfileId, grinderId, machineId, createdByMe: true, limit: 100 }
  const { data } = useRead('listCommunityRecipes', { query }, { enabled: Boolean(viewer) })
  return viewer === null ? false : data?.data.some((own) => own.id === id)
}
