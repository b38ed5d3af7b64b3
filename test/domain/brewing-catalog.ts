/** The real catalog, for tests that cover all of it. */

import { readFileSync } from 'node:fs'
import type { Brewer, BrewMethod, GrinderModel } from '#src/domain/catalog.ts'

export interface MachineEntry extends Brewer {
  slug: string
  brand: string
  model: string
  brewMethod: string
}

export interface FilterEntry {
  slug: string
  name: string
  type: string
  fits: string[]
}

const read = <T>(file: string): T[] => JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'))

export const grinders = read<GrinderModel>('grinders.json')
export const machines = read<MachineEntry>('machines.json')
export const filters = read<FilterEntry>('filters.json')
export const methods = read<BrewMethod>('brew-methods.json')

const bySlug = <T extends { slug: string }>(entries: T[], slug: string): T => {
  const entry = entries.find((each) => each.slug === slug)
  if (!entry) throw new Error(`No ${slug} in the catalog`)
  return entry
}

export const grinder = (slug: string): GrinderModel => bySlug(grinders, slug)
export const machine = (slug: string): MachineEntry => bySlug(machines, slug)
export const method = (id: string): BrewMethod => methods.find((each) => each.id === id)!
