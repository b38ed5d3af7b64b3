/** Renders a roaster's page: who they are, and what they roast. */
import { type Message, message } from '../../../i18n/message.ts'
import type { Coffee } from '../../beans/coffees/read.ts'
import type { RoasterRow } from '../../beans/roasters/queries.ts'
import { toRoasterDetail } from '../../beans/roasters/schemas.ts'
import { cardImage } from '../cards/address.ts'
import { roasterCard } from '../cards/cards.ts'
import { bulletList, factList, html, link, webAddress } from './markup.ts'
import { breadcrumbs, clip, graphOf, type PageContext, type PublicPage } from './public-page.ts'

export function roasterPage(row: RoasterRow, coffees: readonly Coffee[], context: PageContext): PublicPage {
  const { baseUrl, t } = context
  const roaster = toRoasterDetail(row)
  const { name, tagline, location } = roaster
  const path = `/roasters/${roaster.slug}`
  const website = webAddress(roaster.websiteUrl)
  const logo = webAddress(roaster.logoUrl)
  const image = webAddress(roaster.coverImageUrl) ?? logo
  const description = clip(roaster.description ?? tagline ?? t(aboutRoaster(roaster)))
  const address = { addressLocality: roaster.city, addressRegion: roaster.state, addressCountry: roaster.country }
  const organization = {
    '@type': 'Organization',
    name,
    description,
    url: baseUrl + path,
    ...(tagline && { slogan: tagline }),
    ...(website && { sameAs: [website] }),
    ...(logo && { logo }),
    ...(image && { image }),
    ...(location && { address: { '@type': 'PostalAddress', ...given(address) } }),
  }
  return {
    head: {
      path,
      title: name,
      description,
      image: cardImage(context, (reader) => roasterCard(row, reader)),
      jsonLd: graphOf(organization, breadcrumbs(baseUrl, [t(message('Roasters')), '/roasters'], [name, path])),
    },
    content: html`<h1>${name}</h1>${tagline && html`<p>${tagline}</p>`}
${factList([
  [t(message('Location')), location],
  [t(message('Website')), website && html`<a href="${website}" rel="noopener nofollow">${website}</a>`],
])}
${roaster.description && html`<p>${roaster.description}</p>`}
${coffees.length > 0 && html`<h2>${t(message('Coffees'))}</h2>${bulletList(coffees.map((coffee) => link(`/coffees/${coffee.id}`, coffee.name)))}`}`,
  }
}

function aboutRoaster(roaster: ReturnType<typeof toRoasterDetail>): Message {
  const { name, location, recipeCount: recipes } = roaster
  const coffees = roaster._count.coffees
  return location
    ? message(
        '{name}, {location}: {coffees, plural, one {# coffee} other {# coffees}} and {recipes, plural, one {# recipe} other {# recipes}}.',
        { name, location, coffees, recipes },
      )
    : message(
        '{name}: {coffees, plural, one {# coffee} other {# coffees}} and {recipes, plural, one {# recipe} other {# recipes}}.',
        { name, coffees, recipes },
      )
}

const given = (fields: Record<string, string | null>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
