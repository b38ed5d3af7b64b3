/** The scenarios that the ordinary stack supports too. */
import { MEMBERS } from './members.ts'
import { FROM_MEMORY_READS, LISTS, READS_OF_ONE, TASTED } from './reads.ts'
import type { Scenario } from './scenario.ts'
import { WRITES } from './writes.ts'

const ALL = [...FROM_MEMORY_READS, ...READS_OF_ONE, ...LISTS, ...TASTED, ...MEMBERS, ...WRITES]

function named(name: string): Scenario {
  const scenario = ALL.find((each) => each.name === name)
  if (!scenario) throw new Error(`There is no request called ${name}`)
  return scenario
}

export const ON_BOTH_STACKS = [
  'recipe, repeated',
  'recipe, not repeated',
  'coffee, not repeated',
  'recipes, newest, repeated',
  'recipes, newest, not repeated',
  'recipe search, not repeated',
  'recipes, signed in',
  'who am I',
  'brew logs',
  'own vote',
  'comments',
  'vote',
  'comment',
].map(named)
