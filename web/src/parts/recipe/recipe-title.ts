/** The title of a recipe: the author's, or one generated from brewer and author. */
import { t } from '@lingui/core/macro'
import { type Difficulty, proposeTitle } from '#domain/recipe-words.ts'
import { difficultyMessage, proposedTitleMessage } from '#sentences/recipe-title.ts'
import type { Recipe } from '../../api/schema.ts'
import { renderMessage } from '../../i18n/render-message.ts'
import { useMethodName } from '../../state/catalog.ts'
import { equipmentName } from '../equipment/equipment-name.ts'

/** `method` is the id of the brew method. */
export function useProposedTitle(): (recipe: {
  method: string
  brewer: string | null
  author: string | null
}) => string {
  const methodName = useMethodName()
  return ({ method, ...rest }) =>
    renderMessage(proposedTitleMessage(proposeTitle({ method: methodName(method), ...rest })))
}

export function useRecipeTitle(): (recipe: Pick<Recipe, 'title' | 'brewMethod' | 'machine' | 'createdBy'>) => string {
  const propose = useProposedTitle()
  return ({ title, brewMethod, machine, createdBy }) =>
    title ?? propose({ method: brewMethod, brewer: equipmentName(machine), author: createdBy.displayName })
}

/** Title of the recipe that inspired another one; undefined once that is deleted. */
export function useInspirationTitle(): (inspiration: NonNullable<Recipe['inspiredBy']>) => string | undefined {
  const propose = useProposedTitle()
  return ({ recipeId, title, brewMethod, brewer, author }) =>
    recipeId === null || brewMethod === null ? undefined : (title ?? propose({ method: brewMethod, brewer, author }))
}

/** The difficulty in words that are clear without a label. */
export const difficultyText = (difficulty: Difficulty): string => renderMessage(difficultyMessage(difficulty))

/** The difficulty beside a label. */
export const difficultyName = (difficulty: Difficulty): string =>
  difficulty === 'medium' ? t({ message: 'Medium', context: 'difficulty' }) : difficultyText(difficulty)
