/** The page of somebody who brews: for whoever has its address, not for search engines. */
import type { readProfile } from '../public-profile/read.ts'
import { html } from './markup.ts'
import { graphOf, type PublicPage } from './public-page.ts'

type Profile = Awaited<ReturnType<typeof readProfile>>

export function personPage({ user, stats }: Profile, baseUrl: string): PublicPage {
  const path = `/users/${user.id}`
  const brews = `${stats.brewCount} ${stats.brewCount === 1 ? 'brew' : 'brews'} logged`
  const description = `${user.displayName} on Brewprint: ${brews}, ${stats.savedCount} recipes saved.`
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
    content: html`<h1>${user.displayName}</h1><p>${description}</p>`,
  }
}
