/** Renders a member's page, which search engines don't index. */
import { type Message, message } from '../../../i18n/message.ts'
import type { readProfile } from '../../members/public-profile/read.ts'
import { cardImage } from '../cards/address.ts'
import { personCard } from '../cards/cards.ts'
import { recipeLink } from './coffee-page.ts'
import { bulletList, html } from './markup.ts'
import { graphOf, type PageContext, type PublicPage } from './public-page.ts'

type Profile = Awaited<ReturnType<typeof readProfile>>

export function personPage(profile: Profile, context: PageContext): PublicPage {
  const { baseUrl, t } = context
  const { user, recipes } = profile
  const path = `/users/${user.id}`
  const description = t(describe(profile))
  return {
    head: {
      path,
      title: user.displayName,
      description,
      type: 'profile',
      isPrivate: true,
      image: cardImage(context, (reader) => personCard(profile, reader)),
      jsonLd: graphOf({
        '@type': 'ProfilePage',
        url: baseUrl + path,
        dateCreated: user.memberSince,
        mainEntity: { '@type': 'Person', name: user.displayName },
      }),
    },
    content: html`<h1>${user.displayName}</h1><p>${description}</p>
${recipes.length > 0 && html`<h2>${t(message('Shared recipes'))}</h2>${bulletList(recipes.map((recipe) => recipeLink(recipe, context)))}`}`,
  }
}

function describe({ user, visible, stats }: Profile): Message {
  const name = user.displayName
  if (!visible.profile) return message('{name} keeps this profile private.', { name })
  const { recipeCount: shared, brewCount: brews, savedCount: saved } = stats
  if (visible.brews && visible.saves) {
    return message(
      '{name} on Brewprint: {shared, plural, one {# shared recipe} other {# shared recipes}}, {brews, plural, one {# brew} other {# brews}}, {saved, plural, one {# saved recipe} other {# saved recipes}}.',
      { name, shared, brews, saved },
    )
  }
  if (visible.brews) {
    return message(
      '{name} on Brewprint: {shared, plural, one {# shared recipe} other {# shared recipes}}, {brews, plural, one {# brew} other {# brews}}. Saved recipes are private.',
      { name, shared, brews },
    )
  }
  if (visible.saves) {
    return message(
      '{name} on Brewprint: {shared, plural, one {# shared recipe} other {# shared recipes}}, {saved, plural, one {# saved recipe} other {# saved recipes}}. Brews are private.',
      { name, shared, saved },
    )
  }
  return message(
    '{name} on Brewprint: {shared, plural, one {# shared recipe} other {# shared recipes}}. Brews and saved recipes are private.',
    { name, shared },
  )
}
