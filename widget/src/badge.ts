/** The smallest layout: one line with the method, the figures and the link to the recipe. */
import { h } from './element.ts'
import { type Figure, mainFigures, methodName } from './figures.ts'
import type { Recipe } from './reply.ts'
import { chooser, poweredBy, recipeLink, type View, webAddress } from './view.ts'

export function renderBadge(view: View): (HTMLElement | false)[] {
  const recipes = view.choices.flatMap(({ recipes }) => recipes)
  const link = recipeLink(view)
  show(view.current)
  return [methodOrChooser(), link, poweredBy(view)]

  function methodOrChooser(): HTMLElement {
    if (recipes.length === 1) return h('p', { class: 'method' }, methodName(view.current))
    const optionOf = (recipe: Recipe) => h('option', { value: String(recipes.indexOf(recipe)) }, methodName(recipe))
    const options =
      view.choices.length === 1
        ? recipes.map(optionOf)
        : view.choices.map(({ coffee, recipes }) => h('optgroup', { label: coffee.name }, ...recipes.map(optionOf)))
    return chooser(view.words.brewMethod, options, (value) => {
      const { coffee } = view.current
      const recipe = recipes[Number(value)]!
      show(recipe)
      if (recipe.coffee.slug === coffee.slug) view.report('method-switch')
    })
  }

  function show(recipe: Recipe): void {
    view.current = recipe
    const [dose, water, ratio] = mainFigures(recipe, view)
    link.href = webAddress(recipe.url, view.base)
    link.replaceChildren(
      h('span', { class: 'unseen' }, `${view.words.fullRecipe}: `),
      h('span', { class: 'out' }, h('b', { dir: 'ltr' }, `${amount(dose)} → ${amount(water)}`), ` ${ratio.value}`),
      h('span', { class: 'coffee' }, h('bdi', {}, recipe.coffee.name)),
    )
    view.refresh?.()
  }
}

const amount = ({ value, unit }: Figure): string => `${value} ${unit}`
