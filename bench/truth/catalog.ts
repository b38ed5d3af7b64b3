/** The shipped catalog, on which the figures are computed. */
import { readFileSync } from 'node:fs'
import type { Brewer, BrewMethod, GrinderModel } from '../../src/domain/catalog.ts'
import { buildCurve, type Curve } from '../../src/domain/curve.ts'

const read = <T>(file: string): T[] => JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'))

export const grinders = read<GrinderModel>('grinders.json')
export const machines = read<Brewer & { slug: string; brewMethod: string }>('machines.json')
export const methods = read<BrewMethod>('brew-methods.json')

export const methodOf = (id: string): BrewMethod =>
  required(
    methods.find((method) => method.id === id),
    id,
  )
export const machineOf = (slug: string) =>
  required(
    machines.find((machine) => machine.slug === slug),
    slug,
  )
export const curveOf = (slug: string): Curve =>
  buildCurve(
    required(
      grinders.find((grinder) => grinder.slug === slug),
      slug,
    ),
  )

function required<T>(entry: T | undefined, name: string): T {
  if (entry === undefined) throw new Error(`The catalog has no ${name}`)
  return entry
}
