/** The words of the server's own pages: the start page with its converter, and one page for each grinder. */
import { type BrewMethod, grinderName } from '../../domain/catalog.ts'
import { methodChart } from '../../domain/chart.ts'
import type { Conversion } from '../../domain/conversion.ts'
import { escapeHtml as text } from '../../domain/html.ts'
import { formatDuration } from '../../domain/measures.ts'
import { describeDial } from '../../domain/notation.ts'
import type { Catalog, Grinder } from '../catalog/catalog.ts'
import type { Recipe } from '../recipes/read.ts'
import type { PageContent } from './layout.ts'

export interface ConverterForm {
  from: string
  setting: string
  to: string
  answer?: Conversion
  error?: string
}

export function startPage(catalog: Catalog, form: ConverterForm): PageContent {
  const field = (name: 'from' | 'setting' | 'to', label: string) =>
    `<label>${label}<input name="${name}" value="${text(form[name])}" required maxlength="100"${name === 'setting' ? '' : ' list="grinders"'}></label>`
  return {
    title: 'Brewprint: any grind setting, on your grinder',
    description: `Translate a coffee grind setting between ${catalog.grinders.length} grinders, with an honest range.`,
    body: `<h1>A recipe says 24 clicks. What is that on yours?</h1>
<p class="soft">${catalog.grinders.length} grinders on one scale, each answer with the range it may lie in.</p>
<form method="get" action="/">
${field('from', 'Grinder of the recipe')}
${field('setting', 'Setting')}
${field('to', 'My grinder')}
<button>Convert</button>
<datalist id="grinders">${catalog.grinders.map((grinder) => `<option value="${text(grinderName(grinder))}">`).join('')}</datalist>
</form>
${form.answer ? answerText(form.answer) : ''}${form.error ? `<p role="alert">${text(form.error)}</p>` : ''}
<h2>All grinders</h2>
<ul class="grinders">
${catalog.grinders.map((grinder) => `<li><a href="/grinders/${grinder.slug}">${text(grinderName(grinder))}</a></li>`).join('\n')}
</ul>`,
  }
}

const answerText = ({
  from,
  to,
  label,
  rangeLabel,
  confidence,
  basis,
  note,
}: Conversion): string => `<p class="answer">${text(label)}</p>
<p>${text(from.label)} on the ${text(from.brand)} ${text(from.name)} is ${text(label)} on the <a href="/grinders/${to.slug}">${text(to.brand)} ${text(to.name)}</a>; start anywhere in ${text(rangeLabel)}. <span class="soft">Confidence: ${confidence} (${basis}).</span></p>
${note ? `<p>${text(note)}</p>` : ''}`

export function recipePage(recipe: Recipe): PageContent {
  const { coffee, machine, grinder } = recipe
  const title = `${coffee.name} on the ${machine.brand} ${machine.model}`
  const figures: [string, string | null][] = [
    ['Coffee', `${recipe.doseGrams} g`],
    ['Water', `${recipe.waterGrams} g, 1:${recipe.ratio}`],
    ['Grind', `${recipe.grindSetting} on the ${grinder.brand} ${grinder.model}`],
    ['Temperature', recipe.waterTempF === null ? null : `${recipe.waterTempF} °F`],
    ['Time', recipe.brewTimeSeconds === null ? null : formatDuration(recipe.brewTimeSeconds)],
    ['Votes', `${recipe.upvotes} up, ${recipe.downvotes} down`],
  ]
  return {
    title: `${title} · Brewprint`,
    description: `A recipe for ${coffee.name} by ${coffee.roasterName}: ${recipe.doseGrams} g of coffee on ${recipe.waterGrams} g of water.`,
    body: `<h1>${text(title)}</h1>
<p class="soft">${text(coffee.roasterName)}, by ${text(recipe.createdBy.displayName)}</p>
<table><tbody>
${figures.flatMap(([label, value]) => (value === null ? [] : [`<tr><th scope="row">${label}</th><td>${text(value)}</td></tr>`])).join('\n')}
</tbody></table>
${recipe.notes === null ? '' : `<p>${text(recipe.notes)}</p>`}
<p><a href="/?from=${encodeURIComponent(`${grinder.brand} ${grinder.model}`)}&amp;setting=${encodeURIComponent(String(recipe.grindSetting))}">What is that on my grinder?</a></p>`,
  }
}

export function grinderPage(grinder: Grinder, methods: readonly BrewMethod[]): PageContent {
  const { methods: settings, unsupportedMethods } = methodChart(grinder.curve, methods)
  const name = grinderName(grinder)
  return {
    title: `${name}: grind settings for every brew method · Brewprint`,
    description: `Where to set the ${name} for ${settings.map(({ label }) => label).join(', ')}, with usable ranges.`,
    body: `<h1>${text(name)}</h1>
<p class="soft">${text(grinder.scale)}; ${text(describeDial(grinder))}. Evidence: ${grinder.confidence}.</p>
<table>
<thead><tr><th scope="col">Method</th><th scope="col">Start at</th><th scope="col">Usable</th></tr></thead>
<tbody>
${settings.map(({ label, settingLabel, rangeLabel }) => `<tr><td>${text(label)}</td><td>${text(settingLabel)}</td><td>${text(rangeLabel)}</td></tr>`).join('\n')}
</tbody>
</table>
${unsupportedMethods.length > 0 ? `<p class="soft">It can't reach: ${text(unsupportedMethods.map((method) => method.name).join(', '))}.</p>` : ''}
<p class="soft">Source: ${text(grinder.source)}</p>
<p><a href="/?from=${encodeURIComponent(name)}">Convert a setting from this grinder</a></p>`,
  }
}
