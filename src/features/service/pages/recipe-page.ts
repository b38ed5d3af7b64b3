/** Renders a recipe's page: its figures, its rating and its votes. */
import { grinderName } from '../../../domain/catalog.ts'
import { formatDuration } from '../../../domain/measures.ts'
import { message } from '../../../i18n/message.ts'
import { methodName } from '../../../i18n/names.ts'
import { settingMessage } from '../../../sentences/dial.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { Recipe } from '../../recipes/browse/read.ts'
import { factList, html, link } from './markup.ts'
import { breadcrumbs, clip, graphOf, type PageContext, type PublicPage, temperature } from './public-page.ts'

export function recipePage(recipe: Recipe, catalog: Catalog, context: PageContext): PublicPage {
  const { baseUrl, t } = context
  const { coffee, machine, notes, createdBy } = recipe
  const path = `/recipes/${recipe.id}`
  const method = t(methodName(catalog.requireMethod(recipe.brewMethod)))
  const author = createdBy.displayName
  const title = t(
    message('{coffee} by {roaster}, {method}', { coffee: coffee.name, roaster: coffee.roasterName, method }),
  )
  const figures = figuresOf(recipe, catalog, context)
  const { dose, water, grind } = figures
  const list = [dose, water, figures.temperature, figures.time, grind].filter(Boolean).join(', ')
  const description = clip(t(message('{list}. Shared by {author}.', { list, author })))
  return {
    head: {
      path,
      title,
      description,
      type: 'article',
      jsonLd: graphOf(
        {
          ...recipeLd(recipe, method, figures, context),
          name: title,
          description,
          url: baseUrl + path,
          image: `${baseUrl}/icon-512.png`,
        },
        breadcrumbs(
          baseUrl,
          [t(message('Recipes')), '/recipes'],
          [coffee.name, `/coffees/${coffee.id}`],
          [method, path],
        ),
      ),
    },
    content: html`<h1>${title}</h1>
${factList([
  [t(message('Coffee')), link(`/coffees/${coffee.id}`, coffee.name)],
  [t(message('Roaster')), link(`/roasters/${coffee.roasterSlug}`, coffee.roasterName)],
  [t(message('Dose')), dose],
  [t(message('Water')), water],
  [t(message('Temperature')), figures.temperature],
  [t(message('Time')), figures.time],
  [t(message('Grind')), grind],
  [t(message('Brewer')), `${machine.brand} ${machine.model}`],
  [t(message('Filter')), recipe.filter?.name],
  [t(message('Rating')), ratingText(recipe, context)],
  [t(message('Votes')), t(votesMessage(recipe))],
  [t(message('Shared by')), createdBy.id === undefined ? author : link(`/users/${createdBy.id}`, author)],
])}
${notes && html`<p>${notes}</p>`}`,
  }
}

function ratingText({ avgRating, ratingCount: count }: Recipe, { format, t }: PageContext): string | undefined {
  if (avgRating === null) return undefined
  const rating = format.number(avgRating, 2)
  return t(message('{rating} of 5 ({count, plural, one {# rating} other {# ratings}})', { rating, count }))
}

const votesMessage = ({ upvotes, downvotes }: Recipe) =>
  message('{upvotes, number} helpful, {downvotes, number} not helpful', { upvotes, downvotes })

interface FigureTexts {
  dose: string
  water: string
  temperature: string | undefined
  time: string | undefined
  grind: string
}

function figuresOf(recipe: Recipe, catalog: Catalog, { format, t }: PageContext): FigureTexts {
  const { grindSetting, waterTempF, brewTimeSeconds } = recipe
  const grinder = catalog.requireGrinder(recipe.grinderId)
  const setting = typeof grindSetting === 'number' ? t(settingMessage(grinder, grindSetting)) : grindSetting
  return {
    dose: t(message('{dose} coffee', { dose: format.weight(recipe.doseGrams) })),
    water: t(
      message('{water} water ({ratio})', {
        water: format.weight(recipe.waterGrams),
        ratio: format.ratio(recipe.ratio),
      }),
    ),
    temperature: waterTempF === null ? undefined : temperature(waterTempF, format),
    time: brewTimeSeconds === null ? undefined : formatDuration(brewTimeSeconds),
    grind: t(message('{setting} on the {grinder}', { setting, grinder: grinderName(grinder) })),
  }
}

function recipeLd(
  recipe: Recipe,
  method: string,
  { dose, water, temperature, grind }: FigureTexts,
  { baseUrl, format, t }: PageContext,
): object {
  const { avgRating, brewTimeSeconds, machine, createdBy } = recipe
  return {
    '@type': 'Recipe',
    recipeCategory: t(message('Coffee')),
    cookingMethod: method,
    author: {
      '@type': 'Person',
      name: createdBy.displayName,
      ...(createdBy.id !== undefined && { url: `${baseUrl}/users/${createdBy.id}` }),
    },
    datePublished: recipe.createdAt,
    dateModified: recipe.updatedAt,
    recipeYield: format.weight(recipe.waterGrams),
    ...(brewTimeSeconds !== null && { totalTime: `PT${brewTimeSeconds}S` }),
    recipeIngredient: [`${dose}: ${recipe.coffee.name}, ${recipe.coffee.roasterName}`, water],
    tool: [`${machine.brand} ${machine.model}`, `${recipe.grinder.brand} ${recipe.grinder.model}`],
    recipeInstructions: [
      t(message('Grind {dose}: {grind}.', { dose, grind })),
      temperature
        ? t(message('Brew with {water} at {temperature}.', { water, temperature }))
        : t(message('Brew with {water}.', { water })),
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
