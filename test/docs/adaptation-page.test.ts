import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Adaptation, adaptRecipe } from '#src/domain/adaptation.ts'
import type { BrewRecipe } from '#src/domain/base-recipe.ts'
import type { GrinderModel, RoastLevel } from '#src/domain/catalog.ts'
import type { Controls } from '#src/domain/controls.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { formatDuration } from '#src/domain/measures.ts'
import { formatSetting, sayAll } from '#test/support/sentences.ts'
import { grinder, machine, method } from '../domain/brewing-catalog.ts'

const page = readFileSync(new URL('../../docs/ADAPTATION.md', import.meta.url), 'utf8')

/** The block that the page shows below an example's heading. */
function render(model: GrinderModel, { base, adapted, changes, warnings }: Adaptation): string {
  const row = (name: string, show: (recipe: BrewRecipe) => string) => `| ${name} | ${show(base)} | ${show(adapted)} |`
  const lines = [
    '| | base | adapted |',
    '|---|---|---|',
    row('dose', ({ doseGrams }) => `${doseGrams} g`),
    row('water', ({ waterGrams }) => `${waterGrams} g`),
    row('ratio', ({ ratio }) => `1:${ratio}`),
    row('grind setting', ({ grindSetting }) => formatSetting(model, grindSetting)),
    row('grind index', ({ grindIndex }) => String(grindIndex)),
    row('water temperature', ({ waterTempF }) => `${waterTempF} °F`),
    row('time', ({ brewTimeSeconds }) => formatDuration(brewTimeSeconds)),
    '',
    `Changes: ${sayAll(changes).join('; ') || 'none'}.`,
    ...sayAll(warnings).map((warning) => `\nWarning: ${warning}`),
  ]
  return lines.join('\n')
}

describe('docs/ADAPTATION.md shows what the code computes', () => {
  it.each<[string, string, string, RoastLevel, Controls]>([
    ['V60, light roast, Comandante C40 MK4', 'hario-v60-02', 'comandante-c40-mk4', 'LIGHT', {}],
    ['Espresso, dark roast, Niche Zero', 'lelit-mara-x', 'niche-zero', 'DARK', {}],
    ['French press, medium-dark roast, Baratza Encore', 'bodum-chambord-8-cup', 'baratza-encore', 'MEDIUM_DARK', {}],
    ['AeroPress, two steps richer, 1Zpresso JX-Pro', 'aeropress-original', '1zpresso-jx-pro', 'MEDIUM', { taste: 2 }],
    [
      'Cold brew, medium-dark roast, Baratza Virtuoso+',
      'toddy-cold-brew-system',
      'baratza-virtuoso-plus',
      'MEDIUM_DARK',
      {},
    ],
    ['Espresso on a filter grinder, Fellow Ode Gen 1', 'gaggia-classic-pro', 'fellow-ode-gen-1', 'MEDIUM', {}],
  ])('%s', (title, machineSlug, grinderSlug, roastLevel, controls) => {
    const brewer = machine(machineSlug)
    const curve = buildCurve(grinder(grinderSlug))
    const adaptation = adaptRecipe({ method: method(brewer.brewMethod), brewer, roastLevel, curve, controls })
    const section = page.split(/^## /m).find((text) => text.startsWith(`${title}\n`))
    expect(section).toContain(render(curve.grinder, adaptation))
  })
})
