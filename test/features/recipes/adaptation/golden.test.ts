import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RoastLevel } from '#src/domain/catalog.ts'
import { formatDuration } from '#src/domain/measures.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { coffeeOf, idOf } from '#test/support/brewing.ts'

const page = readFileSync(new URL('../../../../docs/ADAPTATION.md', import.meta.url), 'utf8')

interface Recipe {
  doseGrams: number
  waterGrams: number
  ratio: number
  settingLabel: string
  grindIndex: number
  waterTempF: number
  brewTimeSeconds: number
}

/** Renders a response as the Markdown block that the page shows below an example's heading. */
function render(reply: {
  baseRecipe: Recipe
  adaptedRecipe: Recipe
  changes: string[]
  warnings: { message: string }[]
}): string {
  const { baseRecipe, adaptedRecipe, changes, warnings } = reply
  const row = (name: string, show: (recipe: Recipe) => string) =>
    `| ${name} | ${show(baseRecipe)} | ${show(adaptedRecipe)} |`
  const lines = [
    '| | base | adapted |',
    '|---|---|---|',
    row('dose', ({ doseGrams }) => `${doseGrams} g`),
    row('water', ({ waterGrams }) => `${waterGrams} g`),
    row('ratio', ({ ratio }) => `1:${ratio}`),
    row('grind setting', ({ settingLabel }) => settingLabel),
    row('grind index', ({ grindIndex }) => String(grindIndex)),
    row('water temperature', ({ waterTempF }) => `${waterTempF} °F`),
    row('time', ({ brewTimeSeconds }) => formatDuration(brewTimeSeconds)),
    '',
    `Changes: ${changes.join('; ') || 'none'}.`,
    ...warnings.map(({ message }) => `\nWarning: ${message}`),
  ]
  return lines.join('\n')
}

describe('POST /api/adaptRecipe returns the six examples of docs/ADAPTATION.md', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  it.each<[title: string, method: string, machine: string, grinder: string, RoastLevel, controls: object]>([
    ['V60, light roast, Comandante C40 MK4', 'v60', 'hario-v60-02', 'comandante-c40-mk4', 'LIGHT', {}],
    ['Espresso, dark roast, Niche Zero', 'espresso', 'lelit-mara-x', 'niche-zero', 'DARK', {}],
    [
      'French press, medium-dark roast, Baratza Encore',
      'french-press',
      'bodum-chambord-8-cup',
      'baratza-encore',
      'MEDIUM_DARK',
      {},
    ],
    [
      'AeroPress, two steps richer, 1Zpresso JX-Pro',
      'aeropress',
      'aeropress-original',
      '1zpresso-jx-pro',
      'MEDIUM',
      { taste: 2 },
    ],
    [
      'Cold brew, medium-dark roast, Baratza Virtuoso+',
      'cold-brew',
      'toddy-cold-brew-system',
      'baratza-virtuoso-plus',
      'MEDIUM_DARK',
      {},
    ],
    [
      'Espresso on a filter grinder, Fellow Ode Gen 1',
      'espresso',
      'gaggia-classic-pro',
      'fellow-ode-gen-1',
      'MEDIUM',
      {},
    ],
  ])('%s', async (title, method, machine, grinder, roastLevel, controls) => {
    const { status, body } = await test.post('/api/adaptRecipe', {
      machineId: idOf(test, 'machines', machine),
      grinderId: idOf(test, 'grinders', grinder),
      coffeeProfileId: await coffeeOf(test, { roastLevel }),
      ...controls,
    })
    expect(status).toBe(200)
    expect(body.baseRecipe.method).toBe(method)
    const section = page.split(/^## /m).find((text) => text.startsWith(`${title}\n`))
    expect(section).toContain(render(body))
    expect(body.recommendedVariant).toMatchObject({ id: 'balanced', source: { type: 'model' } })
    expect(body.recommendedVariant.warnings).toEqual(body.warnings)
    const { method: _, methodName: _name, ...adapted } = body.adaptedRecipe
    expect(body.recommendedVariant).toMatchObject(adapted)
  })
})
