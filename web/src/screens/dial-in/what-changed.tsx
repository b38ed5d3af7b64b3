/** Table that compares the base recipe with the dialled-in one and explains the differences. */

import { t } from '@lingui/core/macro'
import type { BrewMethod, RoastLevel } from '#domain/catalog.ts'
import { formatDuration } from '#domain/measures.ts'
import type { Effect } from '#domain/statement.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import { type Statement, sentenceOf } from '#web/i18n/statements.ts'
import { useFormat } from '#web/state/units.ts'
import { Section } from '#web/ui/page.tsx'
import { liquidLabel } from '../../parts/brew/liquid-label.ts'
import type { Answer, DialledRecipe } from './answer.ts'
import { unchangedText } from './labels.ts'
import styles from './what-changed.module.css'

/** Findings that are shown beside the size instead. */
const SAID_WITH_SIZE: ReadonlySet<string> = new Set(['brew_in_batches', 'below_minimum'])

interface WhatChangedProps {
  answer: Answer
  method: BrewMethod
  roast: RoastLevel
  /** Without one, any coffee of the roast. */
  coffeeName: string | undefined
}

export function WhatChanged({ answer, method, roast, coffeeName }: WhatChangedProps) {
  const { base, adapted, findings } = answer
  const format = useFormat()
  const isSameSetting = base.settingLabel === adapted.settingLabel
  // If the setting stays the same, a reason that is only about another grind would contradict it.
  const why = answer.why.filter((reason) => !(isSameSetting && isOnlyAboutGrind(reason)))
  const isTooSmall = isSameSetting && answer.why.some(isAboutGrind)
  const notes = [
    isTooSmall && t`The change in grind is less than one step on your dial, so the setting stays the same.`,
    ...findings.filter(({ code }) => !SAID_WITH_SIZE.has(code)).map((finding) => sentenceOf(finding, format)),
  ].filter((note): note is string => Boolean(note))
  const methodName = method.name
  const rows = rowsOf(method, format)
  const hasChanged = rows.some(({ show }) => show(base) !== show(adapted))
  return (
    <Section heading={t`Why this recipe`}>
      <div className={styles.columns}>
        {hasChanged && (
          <table className={styles.table}>
            <thead>
              <tr>
                <td />
                <th scope="col">{t`Basic ${methodName} recipe`}</th>
                <th scope="col">{t({ message: 'Yours', context: 'recipe' })}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, show }) => {
                const isChanged = show(base) !== show(adapted)
                return (
                  <tr key={name} data-changed={isChanged || undefined}>
                    <th scope="row">{name}</th>
                    <td>{show(base)}</td>
                    <td>{show(adapted)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        )}
        <div className={styles.reasons}>
          {why.length > 0 && (
            <ul className={styles.why} aria-label={t`Why`}>
              {why.map((reason) => (
                <li key={reason.code}>{sentenceOf(reason, format)}</li>
              ))}
            </ul>
          )}
          {!hasChanged && answer.why.length === 0 && (
            <p>
              {t`This is the basic ${methodName} recipe.`}{' '}
              {coffeeName === undefined ? unchangedText(roast) : t`No changes needed for ${coffeeName}.`}
            </p>
          )}
          {notes.length > 0 && (
            <ul className={styles.notes} aria-label={t`Good to know`}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Section>
  )
}

const GRIND_EFFECTS: readonly string[] = ['finer_grind', 'coarser_grind'] satisfies Effect[]

const effectsOf = ({ params }: Statement): readonly string[] =>
  params !== undefined && 'effects' in params ? (params.effects as string[]) : []

const isAboutGrind = (reason: Statement): boolean => effectsOf(reason).some((effect) => GRIND_EFFECTS.includes(effect))

const isOnlyAboutGrind = (reason: Statement): boolean =>
  isAboutGrind(reason) && effectsOf(reason).every((effect) => GRIND_EFFECTS.includes(effect))

interface ComparedRow {
  name: string
  show: (recipe: DialledRecipe) => string
}

function rowsOf(method: BrewMethod, format: Formatter): ComparedRow[] {
  return [
    { name: t`Grind setting`, show: ({ settingLabel }) => settingLabel },
    { name: t`Dose`, show: ({ doseGrams }) => format.weight(doseGrams) },
    { name: liquidLabel(method.extraction), show: ({ waterGrams }) => format.weight(waterGrams) },
    { name: t`Ratio`, show: ({ ratio }) => format.ratio(ratio) },
    { name: t`Temperature`, show: ({ waterTempF }) => format.temperature(waterTempF) },
    { name: t`Time`, show: ({ brewTimeSeconds }) => formatDuration(brewTimeSeconds) },
  ]
}
