/** Everything that a decision may change on screens. */
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
