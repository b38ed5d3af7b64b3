/** Wilson's lower bound on the share of upvotes: how good a recipe is at least, given how few people have voted. */

/** 95 % confidence, in standard deviations. Exported for the query that updates the score in the database. */
export const WILSON_Z = 1.96

/** 0-1; 0 without votes, so that an unknown recipe never ranks above a liked one. */
export function wilsonScore(upvotes: number, downvotes: number): number {
  // Without an upvote the bound is exactly 0, which floating point would miss slightly.
  if (upvotes <= 0) return 0
  const votes = upvotes + downvotes
  const share = upvotes / votes
  const zz = WILSON_Z ** 2
  const centre = share + zz / (2 * votes)
  const margin = WILSON_Z * Math.sqrt((share * (1 - share) + zz / (4 * votes)) / votes)
  return Math.min(1, Math.max(0, (centre - margin) / (1 + zz / votes)))
}
