/** The two layouts with tabs: the full card, and the inline layout for running text. */
import { button, h, svg } from './element.ts'
import { mainFigures, methodName, moreFigures, roastOf } from './figures.ts'
import { loadScript } from './load-script.ts'
import type { Choice, Coffee, Recipe, Words } from './reply.ts'
import { tabList } from './tabs.ts'
import {
  chooser,
  figureList,
  poweredBy,
  recipeAlike,
  recipeLink,
  type StepsScript,
  type View,
  webAddress,
} from './view.ts'

export function renderSheet(view: View, isCard: boolean): HTMLElement[] {
  const about = h('div', { class: 'about' })
  const body = h('div', { class: 'body' })
  const { words } = view
  const link = recipeLink(view, h('span', { class: 'out' }, words.fullRecipe))
  const source = h('p')
  const play = button(words.steps, openPlayer, 'steps')
  const name = h('bdi')
  showCoffee(view.choices[0]!)
  const roaster = h('p', { class: 'roaster' }, h('bdi', {}, view.roaster.name))
  return [
    h('header', {}, roaster, nameOrChooser(), isCard && about),
    body,
    h('footer', {}, link, play, h('div', { class: 'fine' }, source, poweredBy(view))),
  ]

  function nameOrChooser(): HTMLElement {
    const { choices } = view
    if (choices.length === 1) return h('h3', {}, name)
    const options = choices.map(({ coffee }, i) => h('option', { value: String(i) }, coffee.name))
    const pick = chooser(words.coffee, options, (value) => showCoffee(choices[Number(value)]!))
    // A select has only one line, so the name is shown beneath an invisible select.
    pick.prepend(h('span', { class: 'name', 'aria-hidden': 'true' }, name))
    return pick
  }

  function showCoffee(choice: Choice): void {
    const { coffee, recipes } = choice
    const first = recipeAlike(choice, view.current)
    show(recipes[first]!)
    name.textContent = coffee.name
    if (isCard) about.replaceChildren(...aboutCoffee(coffee, words))
    const panels = recipes.map((recipe) =>
      h('div', { class: 'panel' }, ...(isCard ? full(recipe, view) : brief(recipe, view))),
    )
    const tabs = recipes.map((recipe, i) => ({ label: methodName(recipe), panel: panels[i]! }))
    const methods =
      recipes.length === 1
        ? h('p', { class: 'method' }, methodName(recipes[0]!))
        : tabList(words.brewMethod, tabs, first, (i) => {
            show(recipes[i]!)
            view.refresh?.()
            view.report('method-switch')
          })
    body.replaceChildren(methods, h('div', { class: 'panels' }, ...panels))
    view.panels = recipes.map((recipe, i) => ({ recipe, panel: panels[i]! }))
    view.refresh?.()
  }

  async function openPlayer(): Promise<void> {
    const { current } = view
    try {
      const { openSteps } = await loadScript<StepsScript>(view.base, 'steps')
      // Another recipe was chosen in the meantime, or the button was pressed twice.
      if (view.current !== current || play.hidden) return
      openSteps(view, body, () => {
        play.hidden = false
        play.focus()
      })
      play.hidden = true
    } catch {
      play.textContent = words.notLoaded
    }
  }

  function show(recipe: Recipe): void {
    view.current = recipe
    // A cached response may be older than this script.
    play.hidden = !recipe.steps?.length || !words.steps
    link.href = webAddress(recipe.url, view.base)
    source.textContent = recipe.source === 'community' ? words.communityRecipe : ''
  }
}

function aboutCoffee({ roastLevel, flavorNotes }: Coffee, words: Words): Node[] {
  const { name, darkness } = roastOf(roastLevel, words)
  const dots = Array.from({ length: 5 }, (_, i) =>
    svg('circle', { cx: String(4 + i * 10), cy: '4', r: '3', class: i < darkness ? 'on' : 'off' }),
  )
  return [
    h('p', { class: 'roast' }, svg('svg', { viewBox: '0 0 48 8', 'aria-hidden': 'true' }, ...dots), name),
    h('p', { class: 'flavor' }, h('bdi', {}, flavorNotes.join(' · '))),
  ]
}

function full(recipe: Recipe, view: View): (Node | false)[] {
  const { ratio, notes } = recipe
  const coffee = svg('rect', { width: String(100 / (1 + ratio)), height: '4' })
  return [
    figureList('main', mainFigures(recipe, view)),
    svg('svg', { class: 'bar', viewBox: '0 0 100 4', preserveAspectRatio: 'none', 'aria-hidden': 'true' }, coffee),
    figureList('more', moreFigures(recipe, view)),
    notes !== null && h('p', { class: 'notes', dir: 'auto' }, notes),
  ]
}

const brief = (recipe: Recipe, view: View): Node[] => [
  figureList('row', [...mainFigures(recipe, view), ...moreFigures(recipe, view)]),
]
