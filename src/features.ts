/** Every feature of the service, in the order in which its routes are registered. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DIST } from './built.ts'
import { notMeRoutes } from './features/accounts/not-me-routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { adaptationRoutes } from './features/adaptation/routes.ts'
import { brewLogRoutes } from './features/brew-logs/routes.ts'
import { brewStatsRoutes } from './features/brew-logs/stats-routes.ts'
import { calibrationRoutes } from './features/calibration/routes.ts'
import { catalogRoutes } from './features/catalog/routes.ts'
import { claimRoutes } from './features/claims/routes.ts'
import { claimVerifyRoutes } from './features/claims/verify-routes.ts'
import { coffeeRoutes } from './features/coffees/routes.ts'
import { collectionItemRoutes } from './features/collections/item-routes.ts'
import { collectionRoutes } from './features/collections/routes.ts'
import { commentRoutes } from './features/comments/routes.ts'
import { communityRecipeRoutes } from './features/community-recipes/routes.ts'
import { discoveryRoutes } from './features/discovery/routes.ts'
import { embedPageRoutes } from './features/embed/page-routes.ts'
import { embedRoutes } from './features/embed/routes.ts'
import { embedTrackRoutes } from './features/embed/track-routes.ts'
import { widgetScriptRoutes } from './features/embed/widget-script.ts'
import { userFilterRoutes } from './features/equipment/filter-routes.ts'
import { userGrinderRoutes } from './features/equipment/grinder-routes.ts'
import { userMachineRoutes } from './features/equipment/machine-routes.ts'
import { exportRoutes } from './features/export/routes.ts'
import { followingRoutes } from './features/following/routes.ts'
import { formRoutes } from './features/forms/routes.ts'
import { grinderRoutes } from './features/grinders/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { libraryRoutes } from './features/library/routes.ts'
import { mcpRoutes } from './features/mcp/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { crawlerRoutes } from './features/pages/crawler-routes.ts'
import { pageRoutes } from './features/pages/routes.ts'
import { personalRecipeRoutes } from './features/personal-recipes/routes.ts'
import { portalAnalyticsRoutes } from './features/portal/analytics-routes.ts'
import { portalCoffeeRoutes } from './features/portal/coffee-routes.ts'
import { portalDashboardRoutes } from './features/portal/dashboard-routes.ts'
import { portalProfileRoutes } from './features/portal/profile-routes.ts'
import { portalRecipeRoutes } from './features/portal/recipe-routes.ts'
import { portalSettingsRoutes } from './features/portal/settings-routes.ts'
import { privacyRoutes } from './features/privacy/routes.ts'
import { publicProfileRoutes } from './features/public-profile/routes.ts'
import { ratingRoutes } from './features/ratings/routes.ts'
import { recipeListRoutes } from './features/recipes/list-routes.ts'
import { recipeRoutes } from './features/recipes/routes.ts'
import { roasterRoutes } from './features/roasters/routes.ts'
import { savedRecipeRoutes } from './features/saved-recipes/routes.ts'
import { tasteRoutes } from './features/taste/routes.ts'
import { voteRoutes } from './features/votes/routes.ts'

export async function registerFeatures(app: FastifyInstance): Promise<void> {
  await app.register(healthRoutes)
  await app.register(formRoutes)
  await app.register(accountRoutes)
  await app.register(notMeRoutes)
  await app.register(notificationRoutes)
  await app.register(privacyRoutes)
  await app.register(catalogRoutes)
  await app.register(grinderRoutes)
  await app.register(calibrationRoutes)
  await app.register(mcpRoutes)
  await app.register(coffeeRoutes)
  await app.register(roasterRoutes)
  await app.register(followingRoutes)
  await app.register(recipeListRoutes)
  await app.register(recipeRoutes)
  await app.register(communityRecipeRoutes)
  await app.register(voteRoutes)
  await app.register(commentRoutes)
  await app.register(ratingRoutes)
  await app.register(tasteRoutes)
  await app.register(adaptationRoutes)
  await app.register(discoveryRoutes)
  await app.register(savedRecipeRoutes)
  await app.register(userGrinderRoutes)
  await app.register(userMachineRoutes)
  await app.register(userFilterRoutes)
  await app.register(libraryRoutes)
  await app.register(personalRecipeRoutes)
  await app.register(collectionRoutes)
  await app.register(collectionItemRoutes)
  await app.register(brewLogRoutes)
  await app.register(brewStatsRoutes)
  await app.register(publicProfileRoutes)
  await app.register(exportRoutes)
  await app.register(claimRoutes)
  await app.register(claimVerifyRoutes)
  await app.register(portalDashboardRoutes)
  await app.register(portalProfileRoutes)
  await app.register(portalCoffeeRoutes)
  await app.register(portalRecipeRoutes)
  await app.register(portalSettingsRoutes)
  await app.register(portalAnalyticsRoutes)
  await app.register(embedRoutes)
  await app.register(embedTrackRoutes)
  await app.register(embedPageRoutes)
  await app.register(widgetScriptRoutes, { file: join(DIST, 'widget/widget.js') })
  await app.register(crawlerRoutes)
  await app.register(pageRoutes)
}
