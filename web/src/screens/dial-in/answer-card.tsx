/** Result card of the dial-in screen: the setting on its dial, the figures of the brew, and buttons. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { methodSetting } from '#domain/chart.ts'
import { formatDuration } from '#domain/measures.ts'
import { sentenceOf } from '#web/i18n/statements.ts'
import { useFormat } from '#web/state/units.ts'
import { BigSetting } from '#web/ui/big-setting.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Dial } from '#web/ui/dial.tsx'
import { Figures, Row } from '#web/ui/page.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { temperatureFigure } from '#web/ui/temperature-figure.ts'
import { logHref, timerHref } from '../../parts/brew/brew-query.ts'
import { Confidence } from '../../parts/equipment/confidence.tsx'
import type { Answer } from './answer.ts'
import styles from './answer-card.module.css'
import { type Choice, writeChoice } from './choice.ts'
import { Nudge, Reset, Wishes } from './controls.tsx'
import type { ChangeChoice } from './use-choice.ts'
import type { Equipment } from './use-equipment.ts'
import { liquidOf } from './what-changed.tsx'

interface AnswerCardProps {
  equipment: Equipment
  choice: Choice
  answer: Answer
  from: 'here' | 'server'
  /** "Medium roast", or the coffee's name. */
  title: string
  onChange: ChangeChoice
}

export const AnswerCard = (props: AnswerCardProps) => (
  <section className={styles.card} aria-label={t`Your brew`} data-from={props.from}>
    <Grind {...props} />
    <Brew {...props} />
  </section>
)

function Grind({ equipment: { curve, method, chart }, choice, answer, onChange }: AnswerCardProps) {
  const { adapted, range, rangeLabel, isReachable, confidence, basis } = answer
  const grinderName = nameOf(chart)
  const { settingLabel } = adapted
  return (
    <div className={styles.dial}>
      <Dial
        curve={curve}
        setting={adapted.grindSetting}
        range={range}
        band={methodSetting(curve, method)?.range}
        label={t`${grinderName} dial at ${settingLabel}`}
      >
        <BigSetting label={settingLabel} />
      </Dial>
      <div className={styles.below}>
        <p className={styles.range}>
          {isReachable ? (
            <Trans>
              Could be <b>{rangeLabel}</b> on the {grinderName}
            </Trans>
          ) : (
            <Trans>
              The closest the {grinderName} gets: <b>{rangeLabel}</b>
            </Trans>
          )}
        </p>
        <Confidence confidence={confidence} basis={basis} />
        <Nudge choice={choice} onChange={onChange} />
      </div>
    </div>
  )
}

function Brew({ equipment, choice, answer, title, onChange }: AnswerCardProps) {
  const { method, machine, chart, profile } = equipment
  const { adapted, warnings } = answer
  const format = useFormat()
  const grinderName = nameOf(chart)
  const brew = brewOf(equipment, choice, answer)
  const shared = writeChoice({ brewer: machine.slug, grinder: chart.slug, ...choice })
  return (
    <div className={styles.brew}>
      <div className={styles.head}>
        <h2>
          {title}
          <small>{nameOf(machine)}</small>
        </h2>
        <Reset choice={choice} onChange={onChange} />
      </div>
      {warnings.map((warning) => (
        <p key={warning.code} className={styles.warning}>
          {sentenceOf(warning, format)}
        </p>
      ))}
      <div className={styles.figures}>
        <Figures
          figures={[
            { label: t`Dose`, value: format.weight(adapted.doseGrams) },
            { label: liquidOf(method), value: format.weight(adapted.waterGrams) },
            { label: t`Ratio`, value: format.ratio(adapted.ratio) },
            temperatureFigure(format, adapted.waterTempF),
            { label: t`Time`, value: formatDuration(adapted.brewTimeSeconds) },
          ]}
        />
      </div>
      <Wishes choice={choice} profile={profile} onChange={onChange} />
      <Row>
        <LinkButton href={timerHref(brew)}>{t`Start timer`}</LinkButton>
        <LinkButton href={logHref(brew)} look="quiet">
          {t`Log this brew`}
        </LinkButton>
        <ShareButton title={t`${title} on the ${grinderName}`} link={`/?${shared}`} />
      </Row>
    </div>
  )
}

const nameOf = ({ brand, name }: { brand: string; name: string }): string => `${brand} ${name}`

function brewOf({ method, machine, chart }: Equipment, { coffee }: Choice, { adapted }: Answer) {
  return {
    method: method.id,
    coffeeProfileId: coffee,
    machineId: machine.id,
    grinderId: chart.id,
    grindSetting: adapted.grindSetting,
    doseGrams: adapted.doseGrams,
    waterGrams: adapted.waterGrams,
    waterTempF: adapted.waterTempF,
    brewTimeSeconds: adapted.brewTimeSeconds,
  }
}
