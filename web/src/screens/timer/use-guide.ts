/** Loads the steps of a brew: from its recipe, else from the templates. Without a network, stored steps are used. */
import { useEffect, useMemo } from 'react'
import { useRead } from '#web/api/hooks.ts'
import { useAllMachines, useMethods } from '#web/state/catalog.ts'
import { type BrewQuery, writeBrewQuery } from '../../parts/brew/brew-query.ts'
import { type Guide, guideFor, stopwatch } from './guide.ts'
import { keepGuide, useKeptGuide } from './kept-guides.ts'

/** Undefined while it loads. */
export function useGuide(brew: BrewQuery): Guide | undefined {
  const { recipe, isLoading: isRecipeComing } = useRecipe(brew)
  const isWanted = brew.method !== undefined || brew.recipeId !== undefined || brew.personalRecipeId !== undefined
  const templates = useRead('listStepTemplates', undefined, { enabled: isWanted, staleTime: Number.POSITIVE_INFINITY })
  const [methods, machines] = [useMethods(), useAllMachines()]
  const name = writeBrewQuery(brew)
  const kept = useKeptGuide(name)

  const guide = useMemo(() => {
    const methodId = brew.method ?? recipe?.method
    const machineId = brew.machineId ?? recipe?.machineId
    const method = methods.data?.data.find(({ id }) => id === methodId)
    const machine = machines.data?.machines.find(({ id }) => id === machineId)?.slug
    return guideFor({ ...brew, method, machine }, recipe, templates.data?.templates ?? [])
  }, [brew, recipe, templates.data, methods.data, machines.data])
  const isComplete =
    isWanted &&
    (recipe !== undefined || (brew.recipeId === undefined && brew.personalRecipeId === undefined)) &&
    templates.data !== undefined &&
    methods.data !== undefined &&
    machines.data !== undefined
  useEffect(() => {
    if (isComplete) keepGuide(name, guide)
  }, [isComplete, name, guide])

  if (!isWanted) return stopwatch(brew.brewTimeSeconds)
  if (isComplete) return guide
  if (kept) return kept
  return isRecipeComing || templates.isLoading || methods.isLoading || machines.isLoading ? undefined : guide
}

/** A shared or a personal recipe. Beyond the brewer's capacity its amounts and steps are those of one batch. */
export function useRecipe({ recipeId, personalRecipeId }: BrewQuery) {
  const shared = useRead('getRecipe', { path: { id: recipeId ?? 0 } }, { enabled: recipeId !== undefined })
  const own = useRead(
    'getPersonalRecipe',
    { path: { id: personalRecipeId ?? 0 } },
    { enabled: recipeId === undefined && personalRecipeId !== undefined },
  )
  const [sharedRecipe, ownRecipe] = [shared.data, own.data?.recipe]
  const recipe = useMemo(() => {
    if (sharedRecipe) return { ...sharedRecipe, ...sharedRecipe.batches, method: sharedRecipe.brewMethod }
    return ownRecipe && { ...ownRecipe, ...ownRecipe.batches, machineId: undefined }
  }, [sharedRecipe, ownRecipe])
  const title = sharedRecipe?.title ?? ownRecipe?.name
  return { recipe, title, isLoading: shared.isLoading || own.isLoading }
}
