/** Renders a coffee's page: what it is, who roasts it, and its best recipes. */
import type { readCoffee } from '../../beans/coffees/read.ts'
import type { Recipe } from '../../recipes/browse/read.ts'
import { bulletList, factList, html, link } from './markup.ts'
import { breadcrumbs, clip, graphOf, type PublicPage, words } from './public-page.ts'

type CoffeeDetail = NonNullable<Awaited<ReturnType<typeof readCoffee>>>

export function coffeePage(coffee: CoffeeDetail, recipes: readonly Recipe[], baseUrl: string): PublicPage {
  const { name, roasterName, recipeCount } = coffee
  const path = `/coffees/${coffee.id}`
  const roaster = [roasterName, `/roasters/${coffee.roasterSlug}`] as const
  const properties = [
    ['Roast', words(coffee.roastLevel)],
    ['Kind', words(coffee.coffeeType)],
    ['Origin', coffee.origin],
    ['Process', coffee.processingMethod],
    ['Flavours', coffee.flavorProfile],
  ] as const
  const known = properties.filter(([, value]) => value)
  const about = `${name} by ${roasterName}: ${known.map(([label, value]) => `${label.toLowerCase()} ${value}`).join(', ')}.`
  const description = clip(coffee.description ?? `${about} ${recipeCount} ${recipeCount === 1 ? 'recipe' : 'recipes'}.`)
  const product = {
    '@type': 'Product',
    name,
    brand: { '@type': 'Brand', name: roasterName },
    category: 'Coffee',
    description,
    url: baseUrl + path,
    additionalProperty: known.map(([label, value]) => ({ '@type': 'PropertyValue', name: label, value })),
  }
  return {
    head: {
      path,
      title: `${name} by ${roasterName}`,
      description,
      type: 'product',
      jsonLd: graphOf(product, breadcrumbs(baseUrl, ['Coffees', '/coffees'], roaster, [name, path])),
    },
    content: html`<h1>${name}</h1>
${factList([['Roaster', link(roaster[1], roasterName)], ...properties])}
${coffee.description && html`<p>${coffee.description}</p>`}
${recipes.length > 0 && html`<h2>Recipes</h2>${bulletList(recipes.map(recipeLink))}`}`,
  }
}

export const recipeLink = ({ id, coffee, machine, ratio, createdBy }: Recipe) =>
  html`${link(`/recipes/${id}`, `${coffee.name}, ${machine.brand} ${machine.model}, 1:${ratio}`)} by ${createdBy.displayName}`
