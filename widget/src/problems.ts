/** Error messages of the widget; all other texts come with the response. */

type Problem = 'refused' | 'missing' | 'unreachable' | 'broken'

const ENGLISH: Record<Problem, string> = {
  refused: "These recipes aren't shared with this website.",
  missing: 'No recipe found.',
  unreachable: "The recipe can't be loaded right now.",
  broken: "The recipe can't be shown.",
}

const OTHERS: Record<string, typeof ENGLISH | undefined> = {
  de: {
    refused: 'Diese Rezepte sind für diese Website nicht freigegeben.',
    missing: 'Kein Rezept gefunden.',
    unreachable: 'Das Rezept lässt sich gerade nicht laden.',
    broken: 'Das Rezept lässt sich nicht anzeigen.',
  },
}

/** An error with a message for the visitor. */
export class Refusal extends Error {}

export const problemText = (problem: Problem, language: string): string => (OTHERS[language] ?? ENGLISH)[problem]

export function problemOfStatus(status: number): Problem {
  if (status === 403) return 'refused'
  return status === 404 ? 'missing' : 'unreachable'
}
