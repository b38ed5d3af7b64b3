/**
 * Checks that the figures in docs/GRIND.md are those of the code. After an intended change, update them with
 * UPDATE_DOCS=1 npx vitest run test/domain/grind-page.test.ts
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { grinderName } from '#src/domain/catalog.ts'
import { methodSetting } from '#src/domain/chart.ts'
import { convert } from '#src/domain/conversion.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { formatRange, formatSetting } from '#test/support/sentences.ts'
import { grinder, methods } from './brewing-catalog.ts'

const PAGE = new URL('../../docs/GRIND.md', import.meta.url)

const GRINDERS = ['comandante-c40-mk4', 'baratza-encore', 'fellow-ode-gen-2', 'niche-zero', '1zpresso-jx-pro']
const curves = GRINDERS.map((slug) => buildCurve(grinder(slug)))

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`

function chart(): string {
  const withoutUnit = (label: string) => label.replace(' clicks', '')
  const lines = methods.map((method) => {
    const cells = curves.map((curve) => {
      const setting = methodSetting(curve, method)
      if (!setting) return '–'
      const [label, range] = [formatSetting(curve.grinder, setting.setting), formatRange(curve.grinder, setting.range)]
      return `**${withoutUnit(label)}** (${withoutUnit(range)})`
    })
    return row([method.name, ...cells])
  })
  const names = curves.map(
    ({ grinder }) => grinderName(grinder) + (grinder.notation.kind === 'clicks' ? ', clicks' : ''),
  )
  return [row(['Method', ...names]), row(['---', ...names.map(() => '---')]), ...lines].join('\n')
}

function example(): string {
  const answers = curves.slice(1).map(({ grinder, ...to }) => {
    const answer = convert(curves[0]!, { grinder, ...to }, 24, methods)
    return { ...answer, label: formatSetting(grinder, answer.setting), rangeLabel: formatRange(grinder, answer.range) }
  })
  return [
    `24 clicks on a Comandante C40 MK4 is index ${answers[0]!.grindIndex}:`,
    '',
    ...answers.map(
      ({ to, label, rangeLabel, confidence }) =>
        `- ${label} on a ${to.brand} ${to.name}, somewhere in ${rangeLabel} (${confidence} confidence)`,
    ),
  ].join('\n')
}

/** The text between <!-- name: … --> and <!-- /name -->. */
const block = (name: string): RegExp => new RegExp(`(<!-- ${name}: [^>]*-->\\n)([^]*?)(<!-- /${name} -->)`)

it.each([
  ['chart', chart],
  ['example', example],
])('the %s in docs/GRIND.md is up to date', (name, print) => {
  const page = readFileSync(PAGE, 'utf8')
  expect(page).toMatch(block(name))
  if (process.env.UPDATE_DOCS) {
    writeFileSync(
      PAGE,
      page.replace(block(name), (_, open, __, close) => `${open}\n${print()}\n\n${close}`),
    )
    return
  }
  expect(block(name).exec(page)![2]!.trim()).toBe(print())
})
