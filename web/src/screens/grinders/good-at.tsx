/** What a grinder is good at: sentences about the main methods, and its settings for each one as bars. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import type { BrewMethod } from '#domain/catalog.ts'
import type { Curve } from '#domain/curve.ts'
import { type MethodAbility, methodAbilities } from '#domain/grinder-abilities.ts'
import { Section } from '#web/ui/page.tsx'
import { describeBurrs } from './facts.ts'
import styles from './good-at.module.css'

/** Methods that get a sentence: the finest steps (espresso), everyday filter, and both ends of the range. */
const MAIN = ['espresso', 'v60', 'turkish', 'french-press']

/** The number of settings that fills a bar: more than that are no help. */
const FULL_BAR = 30

interface Make {
  drive: string
  burrType: string
  burrSizeMm: number | null
}

interface GoodAtProps {
  curve: Curve
  methods: readonly BrewMethod[]
  /** Undefined until it is loaded. */
  make: Make | undefined
  actions: ReactNode
}

export function GoodAt({ curve, methods, make, actions }: GoodAtProps) {
  const abilities = useMemo(() => methodAbilities(curve, methods), [curve, methods])
  const isStepless = curve.grinder.adjustment === 'stepless'
  const main = MAIN.flatMap((key) => abilities.find((ability) => ability.key === key) ?? [])
  return (
    <Section heading={t`What it is good at`} actions={actions}>
      <div className={styles.both}>
        <ul className={styles.sentences}>
          <li>{make ? makeText(make, isStepless) : '…'}</li>
          {main.map((ability) => (
            <li key={ability.key}>
              {abilityText(ability, isStepless)}{' '}
              {ability.isExtrapolated && ability.reach !== 'none' && (
                <Trans>This is an estimate, beyond its reference points.</Trans>
              )}
            </li>
          ))}
          {curve.grinder.confidence === 'estimated' && (
            <li>{t`All of these numbers are estimates: there are no published settings of this grinder.`}</li>
          )}
        </ul>
        <Bars abilities={abilities} isStepless={isStepless} />
      </div>
    </Section>
  )
}

function makeText(make: Make, isStepless: boolean): string {
  const burrs = describeBurrs(make)
  if (make.drive === 'hand') {
    return isStepless
      ? t`A hand grinder without fixed steps. Burrs: ${burrs}.`
      : t`A hand grinder with fixed steps. Burrs: ${burrs}.`
  }
  return isStepless
    ? t`An electric grinder without fixed steps. Burrs: ${burrs}.`
    : t`An electric grinder with fixed steps. Burrs: ${burrs}.`
}

function abilityText({ label, settings, reach, fineness }: MethodAbility, isStepless: boolean): string {
  if (reach === 'none') return t`${label}: out of reach.`
  if (reach === 'edge') {
    return t`${label}: ${plural(settings, { one: 'only # setting', other: 'only # settings' })}, and none is quite right.`
  }
  if (isStepless) {
    return t`${label}: ${plural(settings, { one: '# mark', other: '# marks' })}, and everything between them.`
  }
  if (fineness === 'fine') {
    return t`${label}: ${plural(settings, { one: '# setting', other: '# settings' })}, which is plenty.`
  }
  return fineness === 'usable'
    ? t`${label}: ${plural(settings, { one: '# setting', other: '# settings' })}, and every step makes a difference.`
    : t`${label}: ${plural(settings, { one: 'only # setting', other: 'only # settings' })}, so the right one may be missing.`
}

const Bars = ({ abilities, isStepless }: { abilities: readonly MethodAbility[]; isStepless: boolean }) => (
  <figure className={styles.figure}>
    <figcaption>
      {isStepless ? (
        <Trans>Marks in the whole range of each brew method. {FULL_BAR} or more fill a bar.</Trans>
      ) : (
        <Trans>Settings in the whole range of each brew method. {FULL_BAR} or more fill a bar.</Trans>
      )}
    </figcaption>
    <ul className={styles.bars}>
      {abilities.map(({ key, label, settings, reach, fineness }) => (
        <li key={key} data-weak={reach !== 'yes' || fineness === 'rough' || undefined}>
          <span>{label}</span>
          <span className={styles.track} aria-hidden="true">
            <span style={{ width: `${(100 * Math.min(settings, FULL_BAR)) / FULL_BAR}%` }} />
          </span>
          <span className={styles.count}>{settings === 0 ? '–' : settings}</span>
        </li>
      ))}
    </ul>
  </figure>
)
