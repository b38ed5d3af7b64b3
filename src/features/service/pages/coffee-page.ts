/** Renders a coffee's page: what it is, who roasts it, and its best recipes. */
import { message } from '../../../i18n/message.ts'
import { COFFEE_TYPE_NAMES, ROAST_LEVEL_NAMES } from '../../../i18n/names.ts'
import type { readCoffee } from '../../beans/coffees/read.ts'
import type { Recipe } from '../../recipes/browse/read.ts'
import { cardImage } from '../cards/address.ts'
import { coffeeCard } from '../cards/cards.ts'
import { bulletList, factList, html, link } from './markup.ts'
import { breadcrumbs, clip, graphOf, type PageContext, type PublicPage } from './public-page.ts'

type CoffeeDetail = NonNullable<Awaited<ReturnType<typeof readCoffee>>>

export function coffeePage(coffee: CoffeeDetail, recipes: readonly Recipe[], context: PageContext): PublicPage {
  const { baseUrl, t } = context
  const { name, roasterName } = coffee
  const path = `/coffees/${coffee.id}`
  const roaster = [roasterName, `/roasters/${coffee.roasterSlug}`] as const
  const properties = [
    [t(message('Roast level')), t(ROAST_LEVEL_NAMES[coffee.roastLevel])],
    [t(message('Type')), t(COFFEE_TYPE_NAMES[coffee.coffeeType])],
    [t(message('Origin')), coffee.origin],
    [t(message('Process')), coffee.processingMethod],
    [t(message('Flavor notes')), coffee.flavorProfile],
  ] as const
  const known = properties.filter(([, value]) => value)
  const title = t(message('{coffee} by {roaster}', { coffee: name, roaster: roasterName }))
  const description = clip(coffee.description ?? aboutCoffee(coffee, title, context))
  const product = {
    '@type': 'Product',
    name,
    brand: { '@type': 'Brand', name: roasterName },
    category: t(message('Coffee')),
    description,
    url: baseUrl + path,
    additionalProperty: known.map(([label, value]) => ({ '@type': 'PropertyValue', name: label, value })),
  }
  return {
    head: {
      path,
      title,
      description,
      type: 'product',
      image: cardImage(context, (reader) => coffeeCard(coffee, reader)),
      jsonLd: graphOf(product, breadcrumbs(baseUrl, [t(message('Coffees')), '/coffees'], roaster, [name, path])),
    },
    opening: {
      above: t(COFFEE_TYPE_NAMES[coffee.coffeeType]),
      heading: name,
      lead: t(message('From {roaster}', { roaster: roasterName })),
      hasTile: true,
      text: coffee.description,
    },
    content: html`<h1>${name}</h1>
${factList([[t(message('Roaster')), link(roaster[1], roasterName)], ...properties])}
${coffee.description && html`<p>${coffee.description}</p>`}
${recipes.length > 0 && html`<h2>${t(message('Recipes'))}</h2>${bulletList(recipes.map((recipe) => recipeLink(recipe, context)))}`}`,
  }
}

function aboutCoffee(coffee: CoffeeDetail, title: string, { t }: PageContext): string {
  const facts = [coffee.origin, coffee.processingMethod, t(ROAST_LEVEL_NAMES[coffee.roastLevel]), coffee.flavorProfile]
  const list = facts.filter(Boolean).join(', ')
  const count = coffee.recipeCount
  return t(
    message('{coffee}: {list}. {count, plural, one {# recipe} other {# recipes}}.', { coffee: title, list, count }),
  )
}

export function recipeLink({ id, title, coffee, machine, ratio, createdBy }: Recipe, { format, t }: PageContext) {
  const what = title === null ? coffee.name : `${title}, ${coffee.name}`
  const text = `${what}, ${machine.brand} ${machine.model}, ${format.ratio(ratio)}`
  return html`${link(`/recipes/${id}`, text)} ${t(message('by {author}', { author: createdBy.displayName }))}`
}
