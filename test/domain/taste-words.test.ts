import { describe, expect, it } from 'vitest'
import { readOutcome, type Signs } from '#src/domain/taste-words.ts'

const found = (outcome: string) =>
  Object.entries(readOutcome(outcome))
    .filter(([, isSaid]) => isSaid)
    .map(([sign]) => sign as keyof Signs)

describe('readOutcome', () => {
  it.each<[string, (keyof Signs)[]]>([
    ['gut', ['balanced']],
    ['sehr lecker, ausgewogen', ['balanced']],
    ['Sauer', ['sour']],
    ['unterextrahiert', ['sour']],
    ['überextrahiert', ['bitter']],
    ['etwas dünn', ['watery']],
    ['dünn und bitter', ['bitter', 'watery']],
    ['wässrig', ['watery']],
    ['zu kräftig', ['tooStrong']],
    ['harsch, trocken', ['harsh']],
    ['schmeckt nach Papier', ['papery']],
    ['nicht bitter, gut', ['balanced']],
    ['weder sauer noch bitter', []],
    ['Gutes Buch', []],
  ])('reads the German "%s" as %j', (outcome, signs) => {
    expect(found(outcome).toSorted()).toEqual(signs.toSorted())
  })

  it.each<[string, (keyof Signs)[]]>([
    ['good', ['balanced']],
    ['a bit weak', ['watery']],
    ['not bitter', []],
    ['over-extracted', ['bitter']],
    ['nicely acidic', ['balanced']],
  ])('still reads the English "%s" as %j', (outcome, signs) => {
    expect(found(outcome).toSorted()).toEqual(signs.toSorted())
  })
})
