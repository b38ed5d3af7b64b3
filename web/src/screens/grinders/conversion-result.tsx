/** Result of a conversion: the setting in large type, with its range, and on the dial of the other grinder. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { useDial, useMethodName, useOwnCurve } from '#web/state/catalog.ts'
import { BigSetting } from '#web/ui/big-setting.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Dial } from '#web/ui/dial.tsx'
import { Row } from '#web/ui/page.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { Loading } from '#web/ui/states.tsx'
import { Confidence } from '../../parts/equipment/confidence.tsx'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { ExpectedRange } from '../../parts/equipment/expected-range.tsx'
import { useOwnGrinders } from '../../parts/equipment/own-equipment.ts'
import { WhyThisNumber } from '../../parts/equipment/why-this-number.tsx'
import { useFormat } from '../../state/units.ts'
import styles from './conversion-result.module.css'
import { joinNames } from './join-names.ts'
import { OnYours } from './on-yours.tsx'
import type { Conversion } from './own-conversion.ts'

interface ConversionResultProps {
  conversion: Conversion
  isCurrent: boolean
  /** Path of this conversion, for the share button. */
  path: string
}

export function ConversionResult({ conversion, isCurrent, path }: ConversionResultProps) {
  const { from, to, label, range, confidence, basis, grindIndex, reachable, note } = conversion
  const { dial, data: chart } = useDial(to.slug)
  const calibration = useOwnGrinders().calibrations?.find(({ grinderSlug }) => grinderSlug === to.slug)
  const curve = useOwnCurve(dial, calibration)
  const fromGrinder = equipmentName(from)
  const toGrinder = equipmentName(to)
  const fromLabel = from.label
  return (
    <section className={styles.result} aria-label={t`Converted setting`} data-current={isCurrent || undefined}>
      <div className={styles.dial}>
        {curve ? (
          <Dial curve={curve} setting={to.setting} range={range} label={dialLabel(toGrinder, label)}>
            <BigSetting label={label} />
          </Dial>
        ) : (
          <Loading height="20rem" />
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.sentence} role="status">
          {reachable ? (
            <Trans>
              <b>{fromLabel}</b> on the {fromGrinder} is <b>{label}</b> on the{' '}
              <Link href={`/grinders/${to.slug}`}>{toGrinder}</Link>.
            </Trans>
          ) : (
            <Trans>
              <b>{fromLabel}</b> on the {fromGrinder} is closest to <b>{label}</b> on the{' '}
              <Link href={`/grinders/${to.slug}`}>{toGrinder}</Link>.
            </Trans>
          )}
        </p>
        {dial && reachable && (
          <p>
            <ExpectedRange dial={dial} range={range} basis={basis} />
          </p>
        )}
        <OnYours calibrated={conversion.calibrated} />
        <Confidence confidence={confidence} basis={basis} />
        {note && <p className={styles.note}>{note}</p>}
        {chart && curve && <WhyThisNumber equipment={{ chart, curve }} basis={basis} />}
        <Methods ids={conversion.methods} index={grindIndex} />
        <Row>
          <LinkButton href={`/?grinder=${to.slug}`}>
            <Trans>Dial in</Trans>
          </LinkButton>
          <ShareButton title={t`${fromLabel} on the ${fromGrinder} is ${label} on the ${toGrinder}`} link={path} />
        </Row>
      </div>
    </section>
  )
}

const dialLabel = (grinderName: string, settingLabel: string): string => t`${grinderName} dial at ${settingLabel}`

function Methods({ ids, index }: { ids: readonly string[]; index: number }) {
  const grindIndex = useFormat().number(index, 1)
  const nameOf = useMethodName()
  const methods = joinNames(ids.map(nameOf))
  return (
    <p className={styles.methods}>
      {ids.length > 0 ? <Trans>Good for {methods}.</Trans> : <Trans>No common brew method uses this grind.</Trans>}{' '}
      <Trans>Grind index: {grindIndex} (0 is the finest espresso, 100 the coarsest cold brew).</Trans>
    </p>
  )
}
