/** Renders a recipe's page: its figures, its rating and its votes. */
import { type BrewMethod, grinderName } from '../../../domain/catalog.ts'
import { formatDuration } from '../../../domain/measures.ts'
import { formatSetting } from '../../../domain/notation.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { Recipe } from '../../recipes/browse/read.ts'
import { factList, html, link } from './markup.ts'
import { breadcrumbs, clip, graphOf, type PublicPage, temperature } from './public-page.ts'

export function recipePage(recipe: Recipe, catalog: Catalog, baseUrl: string): PublicPage {
  const { coffee, machine, notes, createdBy } = recipe
  const path = `/recipes/${recipe.id}`
  const method = catalog.requireMethod(recipe.brewMethod)
  const title = `${coffee.name} by ${coffee.roasterName}, ${method.name}`
  const figures = figuresOf(recipe, catalog)
  const { dose, water, grind } = figures
  const parts = [dose, water, figures.temperature, figures.time, `ground at ${grind}`].filter(Boolean)
  const description = clip(`${parts.join(', ')}. By ${createdBy.displayName}.`)
  return {
    head: {
      path,
      title,
      description,
      type: 'article',
      jsonLd: graphOf(
        {
          ...recipeLd(recipe, method, figures, baseUrl),
          name: title,
          description,
          url: baseUrl + path,
          image: `${baseUrl}/icon-512.png`,
        },
        breadcrumbs(baseUrl, ['Recipes', '/recipes'], [coffee.name, `/coffees/${coffee.id}`], [method.name, path]),
      ),
    },
    content: html`<h1>${title}</h1>
${factList([
  ['Coffee', link(`/coffees/${coffee.id}`, coffee.name)],
  ['Roaster', link(`/roasters/${coffee.roasterSlug}`, coffee.roasterName)],
  ['Dose', dose],
  ['Water', water],
  ['Temperature', figures.temperature],
  ['Time', figures.time],
  ['Grind', grind],
  ['Brewer', `${machine.brand} ${machine.model}`],
  ['Filter', recipe.filter?.name],
  ['Rating', recipe.avgRating !== null && `${recipe.avgRating} of 5 from ${recipe.ratingCount}`],
  ['Votes', `${recipe.upvotes} up, ${recipe.downvotes} down`],
  ['By', createdBy.id === undefined ? createdBy.displayName : link(`/users/${createdBy.id}`, createdBy.displayName)],
])}
${notes && html`<p>${notes}</p>`}`,
  }
}

interface FigureTexts {
  dose: string
  water: string
  temperature: string | undefined
  time: string | undefined
  grind: string
}

function figuresOf(recipe: Recipe, catalog: Catalog): FigureTexts {
  const { grindSetting, waterTempF, brewTimeSeconds } = recipe
  const grinder = catalog.requireGrinder(recipe.grinderId)
  const setting = typeof grindSetting === 'number' ? formatSetting(grinder, grindSetting) : grindSetting
  return {
    dose: `${recipe.doseGrams} g coffee`,
    water: `${recipe.waterGrams} g water (1:${recipe.ratio})`,
    temperature: waterTempF === null ? undefined : temperature(waterTempF),
    time: brewTimeSeconds === null ? undefined : formatDuration(brewTimeSeconds),
    grind: `${setting} on the ${grinderName(grinder)}`,
  }
}

function recipeLd(
  recipe: Recipe,
  method: BrewMethod,
  { dose, water, temperature, grind }: FigureTexts,
  baseUrl: string,
): object {
  const { avgRating, brewTimeSeconds, machine, createdBy } = recipe
  return {
    '@type': 'Recipe',
    recipeCategory: 'Coffee',
    cookingMethod: method.name,
    author: {
      '@type': 'Person',
      name: createdBy.displayName,
      ...(createdBy.id !== undefined && { url: `${baseUrl}/users/${createdBy.id}` }),
    },
    datePublished: recipe.createdAt,
    dateModified: recipe.updatedAt,
    recipeYield: `${recipe.waterGrams} g`,
    ...(brewTimeSeconds !== null && { totalTime: `PT${brewTimeSeconds}S` }),
    recipeIngredient: [`${dose}: ${recipe.coffee.name}, ${recipe.coffee.roasterName}`, water],
    tool: [`${machine.brand} ${machine.model}`, `${recipe.grinder.brand} ${recipe.grinder.model}`],
    recipeInstructions: [
      `Grind ${dose} at ${grind}.`,
      `Brew with ${water}${temperature ? ` at ${temperature}` : ''}.`,
      ...(recipe.notes ? [recipe.notes] : []),
    ].map((text) => ({ '@type': 'HowToStep', text })),
    ...(avgRating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: avgRating,
        ratingCount: recipe.ratingCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  }
}
