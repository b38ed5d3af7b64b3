/** What a setting is on the other grinder: large, with its range, and on that grinder's own dial. */
import { Link } from 'wouter'
import { useDial, useMethodName, useOwnCurve } from '#web/state/catalog.ts'
import { Dial } from '#web/ui/dial.tsx'
import { BigSetting } from '#web/ui/setting.tsx'
import { Loading } from '#web/ui/states.tsx'
import { Confidence } from '../dial-in/confidence.tsx'
import styles from './conversion-result.module.css'
import type { Conversion } from './use-conversion.ts'

export function ConversionResult({ conversion, isCurrent }: { conversion: Conversion; isCurrent: boolean }) {
  const { from, to, label, range, rangeLabel, confidence, basis, grindIndex, note } = conversion
  const { dial } = useDial(to.slug)
  const curve = useOwnCurve(dial, undefined)
  const name = `${to.brand} ${to.name}`
  return (
    <section className={styles.result} aria-label="The same grind" data-current={isCurrent || undefined}>
      <div className={styles.dial}>
        {curve ? (
          <Dial curve={curve} setting={to.setting} range={range} label={`The dial of the ${name} at ${label}`}>
            <BigSetting label={label} />
          </Dial>
        ) : (
          <Loading height="20rem" />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.sentence} role="status">
          <b>{from.label}</b> on the {from.brand} {from.name} is <b>{label}</b> on the{' '}
          <Link href={`/grinders/${to.slug}`}>{name}</Link>.
        </p>
        <p>
          Expect it within <b>{rangeLabel}</b>.
        </p>
        <Confidence confidence={confidence} basis={basis} />
        {note && <p className={styles.note}>{note}</p>}
        <Methods ids={conversion.methods} grindIndex={grindIndex} />
      </div>
    </section>
  )
}

function Methods({ ids, grindIndex }: { ids: readonly string[]; grindIndex: number }) {
  const nameOf = useMethodName()
  return (
    <p className={styles.methods}>
      {ids.length > 0 ? `A grind for ${listWords(ids.map(nameOf))}` : 'No usual method grinds like this'}; {grindIndex}{' '}
      on the grind index, where 0 is the finest espresso and 100 the coarsest cold brew.
    </p>
  )
}

const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
