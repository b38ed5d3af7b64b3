/** Result card of the dial-in screen: the setting on its dial, the figures of the brew, and buttons. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { brewerMethod } from '#domain/brewer-method.ts'
import type { BrewMethod } from '#domain/catalog.ts'
import { expectedAround, methodSetting } from '#domain/chart.ts'
import type { Curve } from '#domain/curve.ts'
import { nudgeSetting, stepsBetween } from '#domain/grind-choice.ts'
import { formatDuration } from '#domain/measures.ts'
import { describeSteps, formatRange } from '#web/i18n/dial-labels.ts'
import { sentenceOf } from '#web/i18n/statements.ts'
import { useFormat } from '#web/state/units.ts'
import { BigSetting } from '#web/ui/big-setting.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { Dial } from '#web/ui/dial.tsx'
import { Figures, Row } from '#web/ui/page.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { temperatureFigure } from '#web/ui/temperature-figure.ts'
import { logHref, timerHref } from '../../parts/brew/brew-query.ts'
import { cupGramsOf } from '../../parts/brew/brew-size.ts'
import { liquidLabel } from '../../parts/brew/liquid-label.ts'
import { leastOf, SizeNote } from '../../parts/brew/size-note.tsx'
import { SizeStepper } from '../../parts/brew/size-stepper.tsx'
import { Confidence } from '../../parts/equipment/confidence.tsx'
import { ExpectedRange } from '../../parts/equipment/expected-range.tsx'
import { WhyThisNumber } from '../../parts/equipment/why-this-number.tsx'
import type { Answer } from './answer.ts'
import styles from './answer-card.module.css'
import { type Choice, writeChoice } from './choice.ts'
import { Nudge, Reset, Wishes } from './controls.tsx'
import { describeTurn } from './turn-text.ts'
import type { ChangeChoice } from './use-choice.ts'
import type { Equipment } from './use-equipment.ts'

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
    <Size {...props} />
    <Grind {...props} />
    <Brew {...props} />
  </section>
)

/** The first control, because all other figures depend on the size. */
function Size({ equipment: { method, machine }, answer: { adapted, findings }, onChange }: AnswerCardProps) {
  const { doseGrams, waterGrams, batches } = adapted
  return (
    <div className={styles.size}>
      <SizeStepper
        waterGrams={waterGrams}
        ratio={waterGrams / doseGrams}
        cupGrams={cupGramsOf(brewerMethod(method, machine))}
        onChange={(water) => onChange({ water })}
      />
      <SizeNote batches={batches} least={leastOf(findings)} />
    </div>
  )
}

function Grind({ equipment: { curve, method, machine, chart }, choice, answer, onChange }: AnswerCardProps) {
  const { adapted, isReachable, isCalibrated } = answer
  const grinderName = nameOf(chart)
  const { settingLabel, grindSetting } = adapted
  const nudge = choice.nudge ?? 0
  const start = nudgeSetting(curve, grindSetting, -nudge)
  const { range, rangeLabel, confidence, basis } = nudge === 0 ? answer : aroundStart(curve, method, start)
  const meaning = describeTurn(method, nudge, answer)
  const turned = nudge === 0 ? undefined : describeSteps(curve.grinder, nudge)
  const turnTo = (setting: number) => onChange({ nudge: stepsBetween(curve, start, setting) })
  // The method's usual range doesn't help once the viewer has calibrated the grinder.
  const band = isCalibrated ? undefined : methodSetting(curve, brewerMethod(method, machine))?.range
  return (
    <div className={styles.dial}>
      <Dial
        curve={curve}
        setting={grindSetting}
        range={range}
        band={band}
        label={t`${grinderName} dial at ${settingLabel}`}
        turn={{
          name: t`Grind setting on the dial`,
          valueText: [settingLabel, turned, meaning].filter(Boolean).join('. '),
          onTurn: turnTo,
        }}
      >
        <BigSetting label={settingLabel} />
      </Dial>
      <div className={styles.below}>
        <p className={styles.range}>
          {isReachable ? (
            <ExpectedRange dial={curve.grinder} range={range} basis={basis} />
          ) : (
            <Trans>
              The closest the {grinderName} gets: <b>{rangeLabel}</b>
            </Trans>
          )}
        </p>
        <Confidence confidence={confidence} basis={basis} />
        <Nudge curve={curve} setting={grindSetting} nudge={nudge} onChange={onChange} />
        <p className={styles.meaning}>{meaning}</p>
        <WhyThisNumber equipment={{ chart, curve }} method={method} basis={basis}>
          {band && (
            <li>{t`The strong band on the dial is this range. The faint one is the whole range of the brew method.`}</li>
          )}
        </WhyThisNumber>
      </div>
    </div>
  )
}

/** The expected range stays around the recommended setting while the dial is turned. */
function aroundStart(curve: Curve, method: BrewMethod, start: number) {
  const { expected, ...rest } = expectedAround(curve, method, start)
  return { range: expected, rangeLabel: formatRange(curve.grinder, expected), ...rest }
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
            { label: liquidLabel(method.extraction), value: format.weight(adapted.waterGrams) },
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

const nameOf = ({ brand, name }: { brand: string; name: string }): string => `${brand} ${name}`.trim()

/** Timer and log are for one batch. */
function brewOf({ method, machine, chart }: Equipment, { coffee }: Choice, { adapted }: Answer) {
  const { doseGrams, waterGrams } = adapted.batches ?? adapted
  return {
    method: method.id,
    coffeeProfileId: coffee,
    machineId: machine.id,
    grinderId: chart.id,
    grindSetting: adapted.grindSetting,
    doseGrams,
    waterGrams,
    waterTempF: adapted.waterTempF,
    brewTimeSeconds: adapted.brewTimeSeconds,
  }
}
