/** Content of the list pages for clients without scripts: the first entries, as links. */
import type { FastifyInstance } from 'fastify'
import { grinderName } from '../../../domain/catalog.ts'
import { message } from '../../../i18n/message.ts'
import { listCoffees } from '../../beans/coffees/list.ts'
import { listRoastersAfter } from '../../beans/roasters/queries.ts'
import { listRecipes } from '../../recipes/browse/find.ts'
import { toRecipes } from '../../recipes/browse/read.ts'
import { recipeLink } from './coffee-page.ts'
import { bulletList, html, link, type Markup } from './markup.ts'
import type { PageContext } from './public-page.ts'

const MOST = 50

/** By the path of the page. */
export const LISTS: Record<string, (app: FastifyInstance, context: PageContext) => Promise<Markup>> = {
  '/grinders': async ({ catalog }) =>
    bulletList(catalog.grinders.map((grinder) => link(`/grinders/${grinder.slug}`, grinderName(grinder)))),
  '/recipes': async (app, context) => {
    const { places } = await listRecipes(app, {}, 'highest_rated', { limit: MOST })
    return bulletList((await toRecipes(app, places, undefined)).map((recipe) => recipeLink(recipe, context)))
  },
  '/coffees': async (app, { t }) => {
    const { data } = await listCoffees(app, {}, { sort: 'recipes', limit: MOST })
    return bulletList(
      data.map(
        ({ id, name, roasterName }) =>
          html`${link(`/coffees/${id}`, name)} ${t(message('by {author}', { author: roasterName }))}`,
      ),
    )
  },
  '/roasters': async ({ db }) =>
    bulletList((await listRoastersAfter(db, '', MOST)).map(({ slug, name }) => link(`/roasters/${slug}`, name))),
}
