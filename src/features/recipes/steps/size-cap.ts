/** Keeps answers with several recipes small, whatever their steps have in them. */

/** Empties the steps beyond `most` bytes; whoever needs them reads the recipe itself. Ordinary ones have under 1 KB. */
export function keepStepsWithin<R extends { steps?: readonly object[] }>(recipes: readonly R[], most: number): R[] {
  let bytes = 0
  return recipes.map((recipe) => {
    bytes += Buffer.byteLength(JSON.stringify(recipe.steps ?? []))
    return bytes > most ? { ...recipe, steps: [] } : recipe
  })
}
