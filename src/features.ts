/** Registers the routes of all features. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DIST } from './built.ts'
import { coffeeRoutes } from './features/beans/coffees/routes.ts'
import { followingRoutes } from './features/beans/following/routes.ts'
import { libraryRoutes } from './features/beans/library/routes.ts'
import { roasterRoutes } from './features/beans/roasters/routes.ts'
import { brewLogRoutes } from './features/brewing/brew-logs/routes.ts'
import { brewStatsRoutes } from './features/brewing/brew-logs/stats-routes.ts'
import { ratingRoutes } from './features/brewing/ratings/routes.ts'
import { measurementRoutes } from './features/equipment/calibration/measurement-routes.ts'
import { calibrationRoutes } from './features/equipment/calibration/routes.ts'
import { catalogRoutes } from './features/equipment/catalog/routes.ts'
import { registerUnknownGrinders } from './features/equipment/catalog/unknown-grinders.ts'
import { grinderRoutes } from './features/equipment/grinders/routes.ts'
import { ownGrinderRoutes } from './features/equipment/own-grinders/routes.ts'
import { userFilterRoutes } from './features/equipment/owned/filter-routes.ts'
import { userGrinderRoutes } from './features/equipment/owned/grinder-routes.ts'
import { userMachineRoutes } from './features/equipment/owned/machine-routes.ts'
import { emailRoutes } from './features/members/accounts/email-routes.ts'
import { linkPages } from './features/members/accounts/link-pages.ts'
import { oidcRoutes } from './features/members/accounts/oidc-routes.ts'
import { passwordRoutes } from './features/members/accounts/password-routes.ts'
import { accountRoutes } from './features/members/accounts/routes.ts'
import { securityRoutes } from './features/members/accounts/security-routes.ts'
import { exportRoutes } from './features/members/export/routes.ts'
import { notificationRoutes } from './features/members/notifications/routes.ts'
import { unsubscribeRoutes } from './features/members/notifications/unsubscribe-routes.ts'
import { preferenceRoutes } from './features/members/preferences/routes.ts'
import { privacyRoutes } from './features/members/privacy/routes.ts'
import { publicProfileRoutes } from './features/members/public-profile/routes.ts'
import { tasteRoutes } from './features/members/taste/routes.ts'
import { appealRoutes } from './features/moderation/appeals/routes.ts'
import { auditRoutes } from './features/moderation/audit/routes.ts'
import { backupRoutes } from './features/moderation/backup/routes.ts'
import { contentRoutes } from './features/moderation/content/routes.ts'
import { decisionRoutes } from './features/moderation/decisions/routes.ts'
import { equipmentReviewRoutes } from './features/moderation/equipment/routes.ts'
import { memberAdminRoutes } from './features/moderation/members/routes.ts'
import { overviewRoutes } from './features/moderation/overview/routes.ts'
import { queueRoutes } from './features/moderation/queue/routes.ts'
import { reportRoutes } from './features/moderation/reports/routes.ts'
import { roasterReviewRoutes } from './features/moderation/roasters/routes.ts'
import { settingsRoutes } from './features/moderation/settings/routes.ts'
import { adaptationRoutes } from './features/recipes/adaptation/routes.ts'
import { recipeListRoutes } from './features/recipes/browse/list-routes.ts'
import { recipeRoutes } from './features/recipes/browse/routes.ts'
import { collectionItemRoutes } from './features/recipes/collections/item-routes.ts'
import { collectionRoutes } from './features/recipes/collections/routes.ts'
import { commentRoutes } from './features/recipes/comments/routes.ts'
import { communityRecipeRoutes } from './features/recipes/community/routes.ts'
import { discoveryRoutes } from './features/recipes/discovery/routes.ts'
import { recipeExportRoutes } from './features/recipes/export/routes.ts'
import { personalRecipeRoutes } from './features/recipes/personal/routes.ts'
import { savedRecipeRoutes } from './features/recipes/saved/routes.ts'
import { stepRoutes } from './features/recipes/steps/routes.ts'
import { voteRoutes } from './features/recipes/votes/routes.ts'
import { claimRoutes } from './features/roaster-tools/claims/routes.ts'
import { claimVerifyRoutes } from './features/roaster-tools/claims/verify-routes.ts'
import { embedPageRoutes } from './features/roaster-tools/embed/page-routes.ts'
import { embedRoutes } from './features/roaster-tools/embed/routes.ts'
import { embedTrackRoutes } from './features/roaster-tools/embed/track-routes.ts'
import { widgetScriptRoutes } from './features/roaster-tools/embed/widget-script.ts'
import { portalMemberRoutes } from './features/roaster-tools/members/routes.ts'
import { portalAnalyticsRoutes } from './features/roaster-tools/portal/analytics/routes.ts'
import { portalCoffeeRoutes } from './features/roaster-tools/portal/coffees/routes.ts'
import { portalDashboardRoutes } from './features/roaster-tools/portal/dashboard/routes.ts'
import { portalRecipeRoutes } from './features/roaster-tools/portal/embed-recipes/routes.ts'
import { portalProfileRoutes } from './features/roaster-tools/portal/profile/routes.ts'
import { portalSettingsRoutes } from './features/roaster-tools/portal/settings/routes.ts'
import { apiReferenceRoutes } from './features/service/api-reference/routes.ts'
import { cardRoutes } from './features/service/cards/routes.ts'
import { formRoutes } from './features/service/forms/routes.ts'
import { healthRoutes } from './features/service/health/routes.ts'
import { mcpRoutes } from './features/service/mcp/routes.ts'
import { crawlerRoutes } from './features/service/pages/crawler-routes.ts'
import { pageRoutes } from './features/service/pages/routes.ts'
import { sitePageRoutes } from './features/service/site-pages/routes.ts'

export async function registerFeatures(app: FastifyInstance): Promise<void> {
  registerUnknownGrinders(app)
  await app.register(healthRoutes)
  await app.register(apiReferenceRoutes)
  await app.register(formRoutes)
  await app.register(accountRoutes)
  await app.register(passwordRoutes)
  await app.register(emailRoutes)
  await app.register(securityRoutes)
  await app.register(linkPages)
  await app.register(oidcRoutes)
  await app.register(notificationRoutes)
  await app.register(unsubscribeRoutes)
  await app.register(privacyRoutes)
  await app.register(preferenceRoutes)
  await app.register(catalogRoutes)
  await app.register(grinderRoutes)
  await app.register(calibrationRoutes)
  await app.register(measurementRoutes)
  await app.register(mcpRoutes)
  await app.register(coffeeRoutes)
  await app.register(roasterRoutes)
  await app.register(followingRoutes)
  await app.register(recipeListRoutes)
  await app.register(recipeRoutes)
  await app.register(recipeExportRoutes)
  await app.register(stepRoutes)
  await app.register(communityRecipeRoutes)
  await app.register(voteRoutes)
  await app.register(commentRoutes)
  await app.register(ratingRoutes)
  await app.register(tasteRoutes)
  await app.register(adaptationRoutes)
  await app.register(discoveryRoutes)
  await app.register(savedRecipeRoutes)
  await app.register(userGrinderRoutes)
  await app.register(ownGrinderRoutes)
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
  await app.register(portalMemberRoutes)
  await app.register(portalCoffeeRoutes)
  await app.register(portalRecipeRoutes)
  await app.register(portalSettingsRoutes)
  await app.register(portalAnalyticsRoutes)
  await app.register(reportRoutes)
  await app.register(appealRoutes)
  await app.register(queueRoutes)
  await app.register(decisionRoutes)
  await app.register(auditRoutes)
  await app.register(overviewRoutes)
  await app.register(memberAdminRoutes)
  await app.register(contentRoutes)
  await app.register(roasterReviewRoutes)
  await app.register(equipmentReviewRoutes)
  await app.register(settingsRoutes)
  await app.register(backupRoutes)
  await app.register(embedRoutes)
  await app.register(embedTrackRoutes)
  await app.register(embedPageRoutes)
  await app.register(widgetScriptRoutes, { directory: join(DIST, 'widget') })
  await app.register(crawlerRoutes)
  await app.register(cardRoutes)
  await app.register(sitePageRoutes)
  await app.register(pageRoutes)
}
