/** What a setting is on the other grinder: large, with its range, and on that grinder's own dial. */
import { Link } from 'wouter'
import { useDial, useMethodName, useOwnCurve } from '#web/state/catalog.ts'
import { BigSetting } from '#web/ui/big-setting.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Dial } from '#web/ui/dial.tsx'
import { Row } from '#web/ui/page.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { Loading } from '#web/ui/states.tsx'
import { Confidence } from '../../parts/equipment/confidence.tsx'
import { useOwnGrinders } from '../../parts/equipment/own-equipment.ts'
import styles from './conversion-result.module.css'
import { OnYours } from './on-yours.tsx'
import type { Conversion } from './own-conversion.ts'

interface ConversionResultProps {
  conversion: Conversion
  isCurrent: boolean
  /** Where this is to be found again. */
  path: string
}

export function ConversionResult({ conversion, isCurrent, path }: ConversionResultProps) {
  const { from, to, label, range, rangeLabel, confidence, basis, grindIndex, reachable, note } = conversion
  const { dial } = useDial(to.slug)
  const references = useOwnGrinders().calibrations?.find(({ grinderSlug }) => grinderSlug === to.slug)?.references
  const curve = useOwnCurve(dial, references)
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
          <b>{from.label}</b> on the {from.brand} {from.name} is {!reachable && 'nearest to '}
          <b>{label}</b> on the <Link href={`/grinders/${to.slug}`}>{name}</Link>.
        </p>
        <p>
          Expect it within <b>{rangeLabel}</b>.
        </p>
        <OnYours calibrated={conversion.calibrated} />
        <Confidence confidence={confidence} basis={basis} />
        {note && <p className={styles.note}>{note}</p>}
        <Methods ids={conversion.methods} grindIndex={grindIndex} />
        <Row>
          <LinkButton href={`/?grinder=${to.slug}`}>Dial in on it</LinkButton>
          <ShareButton title={`${from.label} on the ${from.brand} ${from.name}, on the ${name}`} link={path} />
        </Row>
      </div>
    </section>
  )
}

function Methods({ ids, grindIndex }: { ids: readonly string[]; grindIndex: number }) {
  const nameOf = useMethodName()
  return (
    <p className={styles.methods}>
      {ids.length > 0 ? `A grind for ${joinWords(ids.map(nameOf))}` : 'No usual method grinds like this'}; {grindIndex}{' '}
      on the grind index, where 0 is the finest espresso and 100 the coarsest cold brew.
    </p>
  )
}

const joinWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
