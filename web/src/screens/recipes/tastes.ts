/** The four sides of a taste: name, label, and what its ends mean. */
export const TASTES = [
  ['acidity', 'Acidity', ['soft', 'bright']],
  ['body', 'Body', ['light', 'full']],
  ['sweetness', 'Sweetness', ['dry', 'sweet']],
  ['bitterness', 'Bitterness', ['none', 'bitter']],
] as const
