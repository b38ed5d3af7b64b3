/** Renders a member's page, which search engines don't index. */
import type { readProfile } from '../../members/public-profile/read.ts'
import { recipeLink } from './coffee-page.ts'
import { bulletList, html } from './markup.ts'
import { graphOf, type PublicPage } from './public-page.ts'

type Profile = Awaited<ReturnType<typeof readProfile>>

export function personPage(profile: Profile, baseUrl: string): PublicPage {
  const { user, recipes } = profile
  const path = `/users/${user.id}`
  const description = describe(profile)
  return {
    head: {
      path,
      title: user.displayName,
      description,
      type: 'profile',
      isPrivate: true,
      jsonLd: graphOf({
        '@type': 'ProfilePage',
        url: baseUrl + path,
        dateCreated: user.memberSince,
        mainEntity: { '@type': 'Person', name: user.displayName },
      }),
    },
    content: html`<h1>${user.displayName}</h1><p>${description}</p>
${recipes.length > 0 && html`<h2>Shared recipes</h2>${bulletList(recipes.map(recipeLink))}`}`,
  }
}

function describe({ user, visible, stats }: Profile): string {
  if (!visible.profile) return `${user.displayName} keeps this profile private.`
  const counts = [
    `${counted(stats.recipeCount, 'recipe')} shared`,
    visible.brews ? `${counted(stats.brewCount, 'brew')} logged` : 'brews are private',
    visible.saves ? `${counted(stats.savedCount, 'recipe')} saved` : 'saved recipes are private',
  ]
  return `${user.displayName} on Brewprint: ${counts.join(', ')}.`
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`
