/** Limits the size of responses with several recipes, however long their steps are. */

/**
 * Empties the steps of recipes beyond a total of `most` bytes; the response of a single recipe always has them. The
 * steps of an ordinary recipe take less than 1 KB.
 */
export function keepStepsWithin<R extends { steps?: readonly object[] }>(recipes: readonly R[], most: number): R[] {
  let bytes = 0
  return recipes.map((recipe) => {
    bytes += Buffer.byteLength(JSON.stringify(recipe.steps ?? []))
    return bytes > most ? { ...recipe, steps: [] } : recipe
  })
}
