/** A recipe in the format of schema.org, in the reader's language. */
import { grinderName } from '../../../domain/catalog.ts'
import { isoDuration } from '../../../domain/steps/iso-duration.ts'
import { planSteps } from '../../../domain/steps/plan.ts'
import { howToSteps, schemaOrgRecipe } from '../../../domain/steps/schema-org.ts'
import { type RenderedBody, render } from '../../../http/etag.ts'
import { message } from '../../../i18n/message.ts'
import { methodName } from '../../../i18n/names.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { Recipe } from '../browse/read.ts'
import { describeStep, figuresOf, type PageReader, titleOf } from './figures.ts'

export interface Described {
  name: string
  description: string
}

/** `name` and `description` are those of the recipe's page. */
export function recipeJsonLd(recipe: Recipe, catalog: Catalog, reader: PageReader, { name, description }: Described) {
  const { baseUrl, format, t } = reader
  const { coffee, machine, grinder, filter, createdBy, brewTimeSeconds, avgRating } = recipe
  const figures = figuresOf(recipe, catalog, reader)
  const url = `${baseUrl}/recipes/${recipe.id}`
  const plan = planSteps(recipe.steps ?? [], brewTimeSeconds)
  const described = schemaOrgRecipe(
    {
      name,
      url,
      description,
      image: `${baseUrl}/icon-512.png`,
      datePublished: recipe.createdAt,
      keywords: [t(message('Coffee')), ...recipe.tags],
      category: t(message('Coffee')),
      yield: format.weight(recipe.yieldGrams ?? recipe.waterGrams),
      ingredients: [`${figures.dose}: ${coffee.name}, ${coffee.roasterName}`, figures.water],
      tools: [`${machine.brand} ${machine.model}`, grinderName(grinder), ...(filter ? [filter.name] : [])],
      rating: avgRating === null ? undefined : { value: avgRating, count: recipe.ratingCount },
    },
    plan,
    () => '',
  )
  const steps = howToSteps(plan, (step) => describeStep(step, plan.isTimed, reader))
  const first = [
    t(message('Grind {dose}: {grind}.', { dose: figures.dose, grind: figures.grind })),
    figures.temperature
      ? t(message('Brew with {water} at {temperature}.', { water: figures.water, temperature: figures.temperature }))
      : t(message('Brew with {water}.', { water: figures.water })),
  ]
  const last = recipe.notes ? [recipe.notes] : []
  const withText = (text: string) => ({ '@type': 'HowToStep', text })
  return {
    ...described,
    cookingMethod: t(methodName(catalog.requireMethod(recipe.brewMethod))),
    author: {
      '@type': 'Person',
      name: createdBy.displayName,
      ...(createdBy.id !== undefined && { url: `${baseUrl}/users/${createdBy.id}` }),
    },
    dateModified: recipe.updatedAt,
    ...(brewTimeSeconds !== null && {
      cookTime: isoDuration(brewTimeSeconds),
      totalTime: isoDuration(brewTimeSeconds),
    }),
    recipeInstructions: [...first.map(withText), ...steps, ...last.map(withText)].map((step, i) => ({
      ...step,
      position: i + 1,
    })),
  }
}

/** Renders the recipe as a separate document, not embedded in a page. */
export function renderJsonLd(recipe: Recipe, catalog: Catalog, reader: PageReader): RenderedBody {
  const { name: coffee, roasterName: roaster } = recipe.coffee
  const name = titleOf(recipe, catalog, reader)
  const description = recipe.description ?? reader.t(message('{coffee} by {roaster}', { coffee, roaster }))
  const body = JSON.stringify(recipeJsonLd(recipe, catalog, reader, { name, description }))
  return render(body, 'application/ld+json; charset=utf-8')
}
