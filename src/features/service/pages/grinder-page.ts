/** Renders a grinder's page: its settings for every method, as its own dial shows them. */
import { type BrewMethod, type Evidence, grinderName } from '../../../domain/catalog.ts'
import { methodChart } from '../../../domain/chart.ts'
import { readerOf } from '../../../http/reader.ts'
import { type Message, message } from '../../../i18n/message.ts'
import { methodName } from '../../../i18n/names.ts'
import { dialMessage } from '../../../sentences/dial.ts'
import { type Grinder, isOwn } from '../../equipment/catalog/catalog.ts'
import { scaleMessage } from '../../equipment/catalog/scale-words.ts'
import { evidenceName } from '../../equipment/catalog/source-words.ts'
import { withLabels } from '../../equipment/grinders/answers.ts'
import { cardImage } from '../cards/address.ts'
import { grinderCard } from '../cards/cards.ts'
import { factList, html } from './markup.ts'
import { breadcrumbs, clip, graphOf, type PageContext, type PublicPage } from './public-page.ts'

const BURR_TYPES: Readonly<Record<string, Message>> = {
  flat: message('Flat burrs'),
  conical: message('Conical burrs'),
  ghost: message('Ghost burrs'),
  other: message('Other burrs'),
}

/** What the settings of a grinder are based on. */
const evidenceMessage = ({ kind, name: source }: Evidence): Message => {
  const name = evidenceName(source)
  return {
    maker: message("The maker's own table ({name})", { name }),
    charts: message('Published charts ({name})', { name }),
    photos: message('Measured photos of grounds ({name})', { name }),
    owners: message('Reports of owners ({name})', { name }),
    estimate: message('An estimate ({name})', { name }),
  }[kind]
}

export function grinderPage(grinder: Grinder, methods: readonly BrewMethod[], context: PageContext): PublicPage {
  const { baseUrl, format, t } = context
  const name = grinderName(grinder)
  const path = `/grinders/${grinder.slug}`
  const chart = methodChart(grinder.curve, methods)
  const rows = chart.methods.map((row) => withLabels(grinder, row, readerOf(context.language)))
  const examples = ['espresso', 'v60', 'french-press'].flatMap((id) => {
    const row = rows.find(({ key }) => key === id)
    return row ? [`${row.label} ${row.settingLabel}`] : []
  })
  const count = rows.length
  const list = examples.join(', ')
  const description = clip(
    examples.length > 0
      ? t(
          message(
            'Grind settings for the {name}: {list}. {count, plural, one {# brew method} other {# brew methods}}, each with its range.',
            { name, list, count },
          ),
        )
      : t(
          message(
            'Grind settings for the {name}. {count, plural, one {# brew method} other {# brew methods}}, each with its range.',
            { name, count },
          ),
        ),
  )
  const burrType = grinder.burrType && t(BURR_TYPES[grinder.burrType] ?? { text: grinder.burrType })
  const burrs = [burrType, grinder.burrSizeMm && `${format.number(grinder.burrSizeMm, 1)} mm`]
    .filter(Boolean)
    .join(', ')
  const unsupported = chart.unsupportedMethods.map((method) => t(methodName(method)))
  const product = {
    '@type': 'Product',
    name,
    brand: { '@type': 'Brand', name: grinder.brand },
    model: grinder.model,
    category: t(message('Coffee grinder')),
    description,
    url: baseUrl + path,
    additionalProperty: rows.map(({ label, settingLabel, rangeLabel }) => ({
      '@type': 'PropertyValue',
      name: t(message('Grind setting for {method}', { method: label })),
      value: `${settingLabel} (${rangeLabel})`,
    })),
  }
  return {
    head: {
      path,
      title: t(message('{name} grind settings', { name })),
      description,
      type: 'product',
      // A member's own grinder is unlisted: only people who have its address find it, like a share link.
      ...(isOwn(grinder)
        ? { isPrivate: true }
        : { image: cardImage(context, (reader) => grinderCard(grinder, methods, reader)) }),
      jsonLd: graphOf(product, breadcrumbs(baseUrl, [t(message('Grinders')), '/grinders'], [name, path])),
    },
    opening: { heading: name, lead: description },
    content: html`<h1>${name}</h1><p>${description}</p>
${factList([
  [t(message('Dial')), `${t(scaleMessage(grinder.scale))}; ${t(dialMessage(grinder))}`],
  [t(message('Burrs')), burrs],
  [t(message('Source of the settings')), grinder.evidence && t(evidenceMessage(grinder.evidence))],
])}
<table><caption>${t(message('Starting point and range for each brew method'))}</caption>
<thead><tr><th scope="col">${t(message('Brew method'))}</th><th scope="col">${t(message('Grind setting'))}</th><th scope="col">${t(message('Range'))}</th><th scope="col">${t(message('Most people end up'))}</th></tr></thead>
<tbody>${rows.map(({ label, settingLabel, rangeLabel, expectedLabel }) => html`<tr><th scope="row">${label}</th><td>${settingLabel}</td><td>${rangeLabel}</td><td>${expectedLabel}</td></tr>`)}</tbody></table>
${unsupported.length > 0 && html`<p>${t(message('Not suited for: {list}', { list: unsupported.join(', ') }))}</p>`}
<p><a href="/grinders">${t(message('All grinders'))}</a></p>`,
  }
}
