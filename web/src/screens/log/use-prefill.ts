/**
 * Loads the initial values of a new log: from the URL, else from the last brew. Somebody else's grinder is replaced
 * by the member's own, with the setting converted to it; a grinder of their own is kept.
 */
import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { useRead } from '../../api/hooks.ts'
import type { BrewLogDetail, Recipe } from '../../api/schema.ts'
import { useMyEquipment } from '../../parts/equipment/my-equipment.ts'
import { type GrindSource, useConvertedGrind } from '../../parts/recipe/on-my-grinder.ts'
import { useAllGrinders, useAllMachines, useDial, useMethods } from '../../state/catalog.ts'
import { BLANK, type BrewDraft, fromLast, fromQuery, onDial, type QueryDraft, withRecipe } from './prefill.ts'

export interface Start {
  draft: BrewDraft
  from: 'address' | 'last' | 'nothing'
  /** Whether the setting was converted from another grinder. */
  isCarriedOver: boolean
}

/** Undefined until everything is loaded; what fails to load is left blank. */
export function usePrefill(): Start | undefined {
  const queryDraft = fromQuery(new URLSearchParams(useSearch()))
  const last = useRead('getLastBrewLog', undefined, { enabled: queryDraft === null })
  const lastBrew = last.data?.brewLog ?? undefined
  const { recipe, isLoading: isRecipeComing } = useNamedRecipe(queryDraft)
  const coffeeId = queryDraft?.coffeeProfileId ?? null
  const coffee = useRead('getCoffee', { path: { id: coffeeId ?? 0 } }, { enabled: coffeeId !== null })
  const equipment = useEquipment(lastBrew, recipe)
  // The method field needs its options to show a value.
  const methods = useMethods()

  const start = queryDraft?.draft ?? (lastBrew ? fromLast(lastBrew) : BLANK)
  const filled = recipe ? withRecipe(start, recipe) : start
  const draft = { ...filled, coffee: filled.coffee ?? coffee.data ?? null, ...equipment.of(filled) }
  const { dial, isLoading: isDialComing } = useDial(equipment.slugOf(draft.grinderId))
  const isComing = last.isLoading || coffee.isLoading || isRecipeComing || methods.isLoading || isDialComing
  if (isComing || equipment.isLoading) return undefined
  return {
    from: queryDraft ? 'address' : lastBrew ? 'last' : 'nothing',
    isCarriedOver: draft.grinderId !== null && filled.grinderId !== null && draft.grinderId !== filled.grinderId,
    draft: { ...draft, grindSetting: onDial(dial, draft.grindSetting) },
  }
}

/** Loads the recipe only if the URL has no grinder or setting. */
function useNamedRecipe(queryDraft: QueryDraft | null) {
  const id = queryDraft?.draft.recipeId ?? null
  const isAsked = id !== null && queryDraft?.draft.grinderId === null && queryDraft.draft.grindSetting === ''
  const read = useRead('getRecipe', { path: { id: id ?? 0 } }, { enabled: isAsked })
  return { recipe: isAsked ? read.data : undefined, isLoading: read.isLoading }
}

/** The grinder and brewer of a draft: the member's own before anybody else's. */
function useEquipment(last: BrewLogDetail | undefined, recipe: Recipe | undefined) {
  const mine = useMyEquipment()
  const [grinders, machines] = [useAllGrinders(), useAllMachines()]
  const [ownGrinders, ownMachines] = [useRead('listUserGrinders'), useRead('listUserMachines')]
  const written = useMemo(
    () => recipe ?? foreignGrind(last, ownGrinders.data?.grinders),
    [recipe, last, ownGrinders.data],
  )
  const carried = useConvertedGrind(written)
  const myGrinder = grinders.data?.grinders.find(({ slug }) => slug === mine.grinder)
  const myMachine = machines.data?.machines.find(({ slug }) => slug === mine.brewer)
  const isOwnMachine = (id: number) => ownMachines.data?.machines.some((own) => own.id === id) ?? false

  const grindOf = ({ grinderId, grindSetting }: BrewDraft) => {
    if (carried.mine) return { grinderId: carried.mine.grinder.id, grindSetting: carried.mine.grind.label }
    if (recipe) return { grinderId: recipe.grinderId, grindSetting: String(recipe.grindSetting) }
    return { grinderId: grinderId ?? myGrinder?.id ?? null, grindSetting }
  }
  const machineOf = ({ machineId: told, method }: BrewDraft) => {
    const machineId = told ?? recipe?.machineId ?? null
    const isForeign = last !== undefined && machineId !== null && !isOwnMachine(machineId)
    const isOpen = told === null || isForeign
    const isMine = isOpen && myMachine && (method === '' || method === myMachine.brewMethod)
    return { machineId: isMine ? myMachine.id : machineId, method: method || (isMine ? myMachine.brewMethod : '') }
  }
  return {
    of: (draft: BrewDraft) => ({ ...grindOf(draft), ...machineOf(draft) }),
    slugOf: (id: number | null) => grinders.data?.grinders.find((grinder) => grinder.id === id)?.slug,
    isLoading:
      grinders.isLoading ||
      machines.isLoading ||
      ownGrinders.isLoading ||
      ownMachines.isLoading ||
      carried.isLoading ||
      !mine.isKnown,
  }
}

/** The grind of the last brew, if the member has grinders but used another one. */
function foreignGrind(last: BrewLogDetail | undefined, own: readonly { id: number }[] = []): GrindSource | undefined {
  const isForeign = own.length > 0 && !own.some(({ id }) => id === last?.grinderId)
  if (!isForeign || !last?.grinder || last.grindSetting === null) return undefined
  const { grinder, method: brewMethod, grindSetting, grindIndex } = last
  return { grinder, brewMethod, grindSetting, grindIndex: grindIndex ?? 0 }
}
