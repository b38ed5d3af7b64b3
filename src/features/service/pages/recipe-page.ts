/** Renders a recipe's page: its figures, its rating and its votes. */
import { planSteps } from '../../../domain/steps/plan.ts'
import { message } from '../../../i18n/message.ts'
import { methodName } from '../../../i18n/names.ts'
import { difficultyMessage } from '../../../sentences/recipe-title.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { Recipe } from '../../recipes/browse/read.ts'
import { describeStep, figuresOf, liquidName } from '../../recipes/export/figures.ts'
import { recipeJsonLd } from '../../recipes/export/json-ld.ts'
import { cardImage } from '../cards/address.ts'
import { recipeCard } from '../cards/cards.ts'
import { factList, html, link, type Markup } from './markup.ts'
import { breadcrumbs, clip, graphOf, type PageContext, type PublicPage } from './public-page.ts'

export function recipePage(recipe: Recipe, catalog: Catalog, context: PageContext): PublicPage {
  const { t } = context
  const { coffee, machine, notes, createdBy } = recipe
  const path = `/recipes/${recipe.id}`
  const method = t(methodName(catalog.requireMethod(recipe.brewMethod)))
  const author = createdBy.displayName
  const about = { coffee: coffee.name, roaster: coffee.roasterName, method }
  const title = recipe.title
    ? t(message('{title}: {coffee} by {roaster}', { title: recipe.title, ...about }))
    : t(message('{coffee} by {roaster}, {method}', about))
  const figures = figuresOf(recipe, catalog, context)
  const { dose, water, grind } = figures
  const list = [dose, water, figures.temperature, figures.time, grind].filter(Boolean).join(', ')
  const shared = t(message('{list}. Shared by {author}.', { list, author }))
  const description = clip(recipe.description ? `${recipe.description} ${shared}` : shared)
  const { '@context': _, ...jsonLd } = recipeJsonLd(recipe, catalog, context, { name: title, description })
  return {
    head: {
      path,
      title,
      description,
      type: 'article',
      image: cardImage(context, (reader) => recipeCard(recipe, catalog, reader)),
      jsonLd: graphOf(
        jsonLd,
        breadcrumbs(
          context.baseUrl,
          [t(message('Recipes')), '/recipes'],
          [coffee.name, `/coffees/${coffee.id}`],
          [method, path],
        ),
      ),
    },
    opening: {
      above: [method, `${machine.brand} ${machine.model}`, recipe.difficulty && t(difficultyMessage(recipe.difficulty))]
        .filter(Boolean)
        .join(' · '),
      heading: recipe.title ?? coffee.name,
      lead: recipe.title
        ? t(message('{coffee} from {roaster}, shared by {author}', { ...about, author }))
        : t(message('From {roaster}, shared by {author}', { ...about, author })),
      hasTile: true,
    },
    content: html`<h1>${title}</h1>
${factList([
  [t(message('Coffee')), link(`/coffees/${coffee.id}`, coffee.name)],
  [t(message('Roaster')), link(`/roasters/${coffee.roasterSlug}`, coffee.roasterName)],
  [t(message('Dose')), dose],
  [t(liquidName(recipe, catalog)), water],
  [t(message('Temperature')), figures.temperature],
  [t(message('Time')), figures.time],
  [t(message('Grind')), grind],
  [t(message('Brewer')), `${machine.brand} ${machine.model}`],
  [t(message('Filter')), recipe.filter?.name],
  [t(message('Rating')), ratingText(recipe, context)],
  [t(message('Votes')), t(votesMessage(recipe))],
  [t(message('Inspired by')), inspiration(recipe, context)],
  [t(message('Shared by')), createdBy.id === undefined ? author : link(`/users/${createdBy.id}`, author)],
])}
${recipe.description && html`<p>${recipe.description}</p>`}
${stepList(recipe, context)}
${notes && html`<p>${notes}</p>`}`,
  }
}

function inspiration({ inspiredBy }: Recipe, { t }: PageContext): string | Markup | undefined {
  if (inspiredBy === null) return undefined
  const { recipeId, title, brewer, author } = inspiredBy
  if (recipeId === null) return t(message('A recipe that is gone'))
  const proposed = message('{brewer} by {author}', { brewer: brewer ?? '', author: author ?? '' })
  return link(`/recipes/${recipeId}`, title ?? t(proposed))
}

/** Numbered, with anchors that other pages can link to. */
function stepList(recipe: Recipe, context: PageContext): Markup | undefined {
  const plan = planSteps(recipe.steps ?? [], recipe.brewTimeSeconds)
  if (plan.steps.length === 0) return undefined
  const items = plan.steps.map(
    (step) => html`<li id="step-${step.index + 1}">${describeStep(step, plan.isTimed, context)}</li>`,
  )
  const heading = recipe.stepsSource === 'author' ? message('Steps') : message('Suggested steps')
  return html`<h2>${context.t(heading)}</h2><ol>${items}</ol>`
}

function ratingText({ avgRating, ratingCount: count }: Recipe, { format, t }: PageContext): string | undefined {
  if (avgRating === null) return undefined
  const rating = format.number(avgRating, 2)
  return t(message('{rating} of 5 ({count, plural, one {# rating} other {# ratings}})', { rating, count }))
}

const votesMessage = ({ upvotes, downvotes }: Recipe) =>
  message('{upvotes, number} helpful, {downvotes, number} not helpful', { upvotes, downvotes })
