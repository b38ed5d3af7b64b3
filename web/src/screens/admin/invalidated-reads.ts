/** All reads whose results a decision may change. */
export const DECISION_INVALIDATES = [
  'listReviewQueue',
  'getReviewItem',
  'getAdminOverview',
  'listAuditLog',
  'listContent',
  'listMembers',
  'getMember',
  'getRecipe',
  'searchRecipes',
  'listCommunityRecipes',
  'listComments',
  'getCoffee',
  'listCoffees',
  'getRoaster',
  'listRoasters',
  'getUser',
] as const
