/** The portal's dashboard: statistics, onboarding steps, and the best recipes and coffees. */
import type { Static } from 'typebox'
import { scanPositions } from '../../../../db/keyset-scan.ts'
import type { Db } from '../../../../db/open.ts'
import { orNotFound } from '../../../../http/errors.ts'
import { type Message, message } from '../../../../i18n/message.ts'
import type { Source } from '../../../beans/coffees/facets.ts'
import { listCoffees } from '../../../beans/coffees/list.ts'
import { findRoaster, type RoasterRow } from '../../../beans/roasters/queries.ts'
import { listRecipeRows } from '../../../recipes/browse/queries.ts'
import { ANONYMOUS, averageRating } from '../../../recipes/browse/read.ts'
import { findEmbedSettings } from '../../embed/settings.ts'
import { readDays, toTotals } from '../analytics/analytics.ts'
import { lastDays, type Period, USUAL_DAYS } from '../analytics/period.ts'
import { hasImpression, listFigures } from '../analytics/queries.ts'
import { withCounts } from '../coffees/write.ts'
import { countEmbedRecipes } from '../queries.ts'
import type { DashboardReply } from './schemas.ts'

type Dashboard = Static<typeof DashboardReply>

const TOP = 10

/** Returns a sentence in the reader's language. */
type Translate = (sentence: Message) => string

export async function readDashboard(app: Source, roasterId: number, translate: Translate): Promise<Dashboard> {
  const { db } = app
  const roaster = orNotFound(await findRoaster(db, roasterId), 'Roaster')
  const period = lastDays(USUAL_DAYS)
  const [days, embedRecipeCount, recipes, coffees] = await Promise.all([
    readDays(db, roasterId, period),
    countEmbedRecipes(db, roasterId),
    readBestRecipes(db, roasterId, period),
    listCoffees(app, { roaster }, { sort: 'recipes', limit: TOP }),
  ])
  const { coffeeCount, recipeCount, followerCount } = roaster
  return {
    stats: { coffeeCount, recipeCount, followerCount, embedRecipeCount, ...toTotals(days) },
    onboarding: await readOnboarding(db, roaster, embedRecipeCount, translate),
    recipes,
    coffees: await withCounts(db, coffees.data),
  }
}

async function readOnboarding(
  db: Db,
  roaster: RoasterRow,
  embedRecipeCount: number,
  translate: Translate,
): Promise<Dashboard['onboarding']> {
  const { updatedAt } = await findEmbedSettings(db, roaster.id)
  const { description, websiteUrl, city, country, logoUrl, coffeeCount } = roaster
  const steps = [
    {
      key: 'profile',
      label: message('Introduce yourself: description, location and website'),
      done: Boolean(description && websiteUrl && (city || country)),
    },
    { key: 'logo', label: message('Add your logo'), done: logoUrl !== null },
    { key: 'coffee', label: message('Add your first coffee'), done: coffeeCount > 0 },
    { key: 'embedRecipe', label: message('Write your first recipe'), done: embedRecipeCount > 0 },
    { key: 'embedSettings', label: message('Choose how your widget looks'), done: updatedAt !== null },
    { key: 'impression', label: message('Add the widget to your website'), done: await hasImpression(db, roaster.id) },
  ]
  const translated = steps.map((step) => ({ ...step, label: translate(step.label) }))
  return { steps: translated, completed: steps.filter(({ done }) => done).length, total: steps.length }
}

/** The best recipes by votes, with their impressions and clicks. */
async function readBestRecipes(db: Db, roasterId: number, period: Period): Promise<Dashboard['recipes']> {
  const group = { column: 'roasterId', values: [roasterId] }
  const places = await scanPositions(db, { table: 'recipes', order: 'wilson', group, limit: TOP })
  const ids = places.map(({ id }) => id)
  const [rows, seen] = await Promise.all([
    listRecipeRows(db, ids),
    listFigures(db, { roasterId, ...period }, 'recipe', ids.map(String)),
  ])
  const figures = new Map(seen.map((row) => [Number(row.value), row]))
  return rows.map((row) => ({
    id: row.id,
    coffee: { id: row.coffeeProfileId, name: row.coffeeName, slug: row.coffeeSlug },
    method: row.brewMethod,
    title: row.title,
    author: row.author ?? ANONYMOUS,
    upvotes: row.upvotes,
    downvotes: row.downvotes,
    averageRating: averageRating(row),
    brewCount: row.brewCount,
    impressions: figures.get(row.id)?.impressions ?? 0,
    clicks: figures.get(row.id)?.clicks ?? 0,
  }))
}
