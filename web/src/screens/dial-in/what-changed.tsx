/** Table that compares the base recipe with the dialled-in one and explains the differences. */

import type { BrewMethod } from '#domain/catalog.ts'
import { formatDuration } from '#domain/measures.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import { useFormat } from '#web/state/units.ts'
import { Section } from '#web/ui/page.tsx'
import { convertTemperatures } from '#web/ui/server-sentences.ts'
import type { Answer, DialledRecipe } from './answer.ts'
import styles from './what-changed.module.css'

interface WhatChangedProps {
  answer: Answer
  method: BrewMethod
  /** "a medium roast", or the coffee's name. */
  beans: string
}

export function WhatChanged({ answer, method, beans }: WhatChangedProps) {
  const { base, adapted, changes, why } = answer
  const format = useFormat()
  return (
    <Section heading="What changed, and why">
      <div className={styles.columns}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{method.name}, as a start</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {rowsOf(method, format).map(({ name, say }) => {
              const isChanged = say(base) !== say(adapted)
              return (
                <tr key={name} data-changed={isChanged || undefined}>
                  <th scope="row">{name}</th>
                  <td>{say(base)}</td>
                  <td>{say(adapted)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <div className={styles.reasons}>
          {changes.length === 0 && why.length === 0 ? (
            <p>Nothing: for {beans} this brewer's own recipe is the place to start.</p>
          ) : (
            <>
              <ul className={styles.why} aria-label="Why">
                {why.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
              {changes.length > 0 && (
                <ul className={styles.changes} aria-label="Changes">
                  {changes.map((change) => (
                    <li key={change}>{convertTemperatures(change, format)}</li>
                  ))}
                </ul>
              )}
            </>
          )}
        </div>
      </div>
    </Section>
  )
}

interface ComparedRow {
  name: string
  say: (recipe: DialledRecipe) => string
}

function rowsOf(method: BrewMethod, format: Formatter): ComparedRow[] {
  return [
    { name: 'Grind', say: ({ settingLabel }) => settingLabel },
    { name: 'Dose', say: ({ doseGrams }) => `${doseGrams} g` },
    { name: liquidOf(method), say: ({ waterGrams }) => `${waterGrams} g` },
    { name: 'Ratio', say: ({ ratio }) => `1:${ratio}` },
    { name: 'Temperature', say: ({ waterTempF }) => format.temperature(waterTempF) },
    { name: 'Time', say: ({ brewTimeSeconds }) => formatDuration(brewTimeSeconds) },
  ]
}

/** Label of the second weight: an espresso is weighed in the cup, other brews by their water. */
export const liquidOf = ({ extraction }: BrewMethod): string => (extraction === 'espresso' ? 'Yield' : 'Water')
