/** Renders a grinder's page: its settings for every method, as its own dial shows them. */
import { type BrewMethod, type Evidence, grinderName } from '../../../domain/catalog.ts'
import { methodChart } from '../../../domain/chart.ts'
import { describeDial } from '../../../domain/notation.ts'
import type { Grinder } from '../../equipment/catalog/catalog.ts'
import { factList, html } from './markup.ts'
import { breadcrumbs, clip, graphOf, type PublicPage } from './public-page.ts'

const KINDS: Record<Evidence['kind'], string> = {
  maker: "the maker's own table",
  charts: 'published charts',
  owners: 'what owners report',
  estimate: 'an estimate',
}

const restsOn = ({ evidence }: Grinder): string | null => evidence && `${KINDS[evidence.kind]} (${evidence.name})`

export function grinderPage(grinder: Grinder, methods: readonly BrewMethod[], baseUrl: string): PublicPage {
  const name = grinderName(grinder)
  const path = `/grinders/${grinder.slug}`
  const chart = methodChart(grinder.curve, methods)
  const examples = ['espresso', 'v60', 'french-press'].flatMap((id) => {
    const row = chart.methods.find(({ key }) => key === id)
    return row ? [`${row.label} ${row.settingLabel}`] : []
  })
  const description = clip(
    `Grind settings of the ${name} for ${chart.methods.length} brew methods, each with its range${examples.length > 0 ? `: ${examples.join(', ')}` : ''}.`,
  )
  const burrs = [grinder.burrSizeMm && `${grinder.burrSizeMm} mm`, grinder.burrType].filter(Boolean).join(' ')
  const product = {
    '@type': 'Product',
    name,
    brand: { '@type': 'Brand', name: grinder.brand },
    model: grinder.model,
    category: 'Coffee grinder',
    description,
    url: baseUrl + path,
    additionalProperty: chart.methods.map(({ label, settingLabel, rangeLabel }) => ({
      '@type': 'PropertyValue',
      name: `Grind setting for ${label}`,
      value: `${settingLabel} (${rangeLabel})`,
    })),
  }
  return {
    head: {
      path,
      title: `${name} grind settings`,
      description,
      type: 'product',
      jsonLd: graphOf(product, breadcrumbs(baseUrl, ['Grinders', '/grinders'], [name, path])),
    },
    content: html`<h1>${name}</h1><p>${description}</p>
${factList([
  ['Dial', `${grinder.scale}; ${describeDial(grinder)}`],
  ['Burrs', burrs],
  ['Evidence', grinder.confidence],
  ['Rests on', restsOn(grinder)],
])}
<table><caption>Where to start, and how far to go either way</caption>
<thead><tr><th scope="col">Method</th><th scope="col">Setting</th><th scope="col">Range</th><th scope="col">Most people end up</th></tr></thead>
<tbody>${chart.methods.map(({ label, settingLabel, rangeLabel, expectedLabel }) => html`<tr><th scope="row">${label}</th><td>${settingLabel}</td><td>${rangeLabel}</td><td>${expectedLabel}</td></tr>`)}</tbody></table>
${chart.unsupportedMethods.length > 0 && html`<p>Out of its reach: ${chart.unsupportedMethods.map((method) => method.name).join(', ')}.</p>`}
<p><a href="/grinders">All grinders</a></p>`,
  }
}
