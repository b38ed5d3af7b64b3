/** Home screen "dial in": choose coffee, brewer and grinder, and get a grind setting. */

import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { useRead } from '#web/api/hooks.ts'
import { roastLabel } from '#web/parts/coffee/coffee-labels.ts'
import { mayBeSignedIn } from '#web/state/session.ts'
import { useFormat } from '#web/state/units.ts'
import { useDebounced } from '#web/state/use-debounced.ts'
import { loadPart } from '#web/ui/load-part.ts'
import { Page } from '#web/ui/page.tsx'
import { ErrorNote, Failed, Loading } from '#web/ui/states.tsx'
import { AnswerCard } from './answer-card.tsx'
import { DEFAULTS } from './choice.ts'
import type { Beans } from './choosers.tsx'
import { ChoosersPlaceholder } from './choosers-placeholder.tsx'
import styles from './dial-in.module.css'
import { useAnswer } from './use-answer.ts'
import { type ChangeChoice, useChoice } from './use-choice.ts'
import { type Equipment, isRefusal, useEquipment } from './use-equipment.ts'
import { Variants } from './variants.tsx'
import { WhatChanged } from './what-changed.tsx'

/** Loaded after the answer: the lists to choose from are the largest part of this screen. */
const Choosers = loadPart(() => import('./choosers.tsx'))

export default function DialIn() {
  const isMember = mayBeSignedIn()
  const [choice, change] = useChoice()
  const equipment = useEquipment(choice)
  const coffee = useRead('getCoffee', { path: { id: choice.coffee! } }, { enabled: choice.coffee !== undefined })
  const isGone = choice.coffee !== undefined && isRefusal(coffee.error)
  const beans = choice.coffee === undefined || isGone ? { roast: choice.roast ?? DEFAULTS.roast } : chosen(coffee.data)
  const known = isGone ? { ...choice, coffee: undefined } : choice
  const error = equipment.error ?? (isGone ? null : coffee.error)
  return (
    <Page title="Brewprint" heading={<Heading isMember={isMember} />} lead={<Lead />} picture={!isMember && <Scene />}>
      <div className={styles.choosers}>
        <Suspense fallback={<ChoosersPlaceholder equipment={equipment.data} beans={beans} />}>
          <Choosers
            equipment={equipment.data}
            refused={{ ...equipment.refused, ...(isGone && { coffee: coffee.error!.message }) }}
            beans={beans}
            onChange={change}
          />
        </Suspense>
      </div>
      {equipment.data && beans ? (
        <Brew equipment={equipment.data} choice={known} beans={beans} onChange={change} />
      ) : error ? (
        <Failed error={error} onRetry={() => [equipment.refetch(), coffee.error && coffee.refetch()]} />
      ) : (
        <Loading height="44rem" label={t`Finding your grind setting`} />
      )}
    </Page>
  )
}

/** Shorter for members, who know what Brewprint does. */
const Heading = ({ isMember }: { isMember: boolean }) => (
  <span className={isMember ? styles.heading : styles.introduction}>
    {isMember ? t`What are you brewing?` : t`The right grind setting for your coffee, on your grinder.`}
  </span>
)

/** A bag of coffee, a grinder, a dripper and a cup; phones show only the middle. */
const Scene = () => (
  <svg className={styles.scene} viewBox="0 0 240 72" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <use href="/scene.svg#lines" />
    <use href="/scene.svg#coffee" className={styles.coffee} />
  </svg>
)

const Lead = () => (
  <span className={styles.lead}>{t`Choose your coffee, brewer and grinder to get a grind setting.`}</span>
)

const chosen = (coffee: NonNullable<Beans['coffee']> | undefined): Beans | null => (coffee ? { coffee } : null)

interface BrewProps {
  equipment: Equipment
  choice: Parameters<typeof useAnswer>[1]
  beans: Beans
  onChange: ChangeChoice
}

function Brew({ equipment, choice, beans, onChange }: BrewProps) {
  const roast = beans.coffee?.roastLevel ?? beans.roast!
  const { answer, from, variants, error } = useAnswer(equipment, choice, roast)
  const { settingLabel, doseGrams, waterGrams } = answer.adapted
  const format = useFormat()
  const [dose, water] = [format.weight(doseGrams), format.weight(waterGrams)]
  const spoken = useDebounced(t`Grind setting ${settingLabel}, ${dose} to ${water}.`, 700)
  return (
    <>
      <AnswerCard
        equipment={equipment}
        choice={choice}
        answer={answer}
        from={from}
        title={beans.coffee?.name ?? roastLabel(roast)}
        onChange={onChange}
      />
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      {error && <ErrorNote>{t`Couldn't reach the server, so this was calculated on your device.`}</ErrorNote>}
      <WhatChanged answer={answer} method={equipment.method} roast={roast} coffeeName={beans.coffee?.name} />
      {variants && <Variants variants={variants} coffeeId={choice.coffee} />}
    </>
  )
}
