/** Rates a brew that has just been made: the first tap saves it, the next ones change it, and advice follows at once. */
import { t } from '@lingui/core/macro'
import { useRef, useState } from 'react'
import type { Input } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { useAllGrinders, useDial } from '#web/state/catalog.ts'
import { settingText, typedSetting } from '#web/state/grind-setting.ts'
import { useLatestWrite } from '#web/state/use-latest-write.ts'
import { Stars } from '#web/ui/choices.tsx'
import { ErrorNote } from '#web/ui/states.tsx'
import type { BrewQuery } from '../../parts/brew/brew-query.ts'
import { BREW_READS } from '../../parts/brew/brew-reads.ts'
import type { BrewRecord } from '../../parts/brew/brew-record.ts'
import { NextStep } from '../../parts/brew/next-step.tsx'
import { PrivacyNote } from '../../parts/brew/privacy-note.tsx'
import { feedbackOf, type Sign, TasteSigns } from '../../parts/brew/taste-signs.tsx'
import styles from './timer.module.css'

interface RateBrewProps {
  brewed: BrewQuery
  record: BrewRecord
  logId: number | undefined
  onLogged: (id: number) => void
}

interface Tasted {
  rating?: number
  signs: readonly Sign[]
}

export function RateBrew({ brewed, record, logId, onLogged }: RateBrewProps) {
  const saved = useRead('getBrewLog', { path: { id: logId ?? 0 } }, { enabled: logId !== undefined }).data?.brewLog
  const [tasted, setTasted] = useState<Tasted>()
  const signsOfLog = Object.entries(saved?.extractionFeedback ?? {}).flatMap(([sign, is]) => (is ? [sign as Sign] : []))
  const shown = tasted ?? { rating: saved?.rating ?? undefined, signs: signsOfLog }
  const { save, error } = useSaving({ brewed, record, logId, onLogged })
  const change = (next: Partial<Tasted>) => {
    const all = { ...shown, ...next }
    setTasted(all)
    save(all)
  }
  return (
    <section className={styles.plan} aria-labelledby="rate">
      <h2 id="rate">{t`How was it?`}</h2>
      <Stars label={t`Rating`} value={shown.rating ?? null} onChange={(rating) => change({ rating })} />
      <TasteSigns signs={shown.signs} onChange={(signs) => change({ signs })} />
      {error && <ErrorNote>{error}</ErrorNote>}
      {saved ? <p className={styles.soft}>{t`Saved in your log.`}</p> : <PrivacyNote byRecipe={!!brewed.recipeId} />}
      {saved?.nextStep && <NextStep brew={saved} step={saved.nextStep} />}
    </section>
  )
}

/** Sends one request at a time, the latest last: two quick taps must not make two logs. */
function useSaving({ brewed, record, logId, onLogged }: RateBrewProps) {
  const body = { ...useBody(brewed), ...record }
  const log = useWrite('logBrew', { invalidates: BREW_READS })
  const revise = useWrite('reviseBrewLog', { invalidates: BREW_READS })
  const [error, setError] = useState<string>()
  const id = useRef(logId)
  const send = async ({ rating, signs }: Tasted) => {
    setError(undefined)
    const tasting = { rating, extractionFeedback: feedbackOf(signs) }
    if (id.current !== undefined) return revise.mutateAsync({ path: { id: id.current }, body: tasting })
    const { brewLog } = await log.mutateAsync({ body: { ...body, ...tasting } })
    id.current = brewLog.id
    onLogged(brewLog.id)
  }
  return { save: useLatestWrite(send, (refusal) => setError(refusal.message)), error }
}

/** The setting as its dial shows it, which is how the server reads it. */
function useBody({ personalRecipeId: _, grindSetting, ...brewed }: BrewQuery): Input<'logBrew'>['body'] {
  const grinder = useAllGrinders(brewed.grinderId !== undefined).data?.grinders.find(
    ({ id }) => id === brewed.grinderId,
  )
  const { dial } = useDial(grindSetting === undefined ? undefined : grinder?.slug)
  return {
    ...brewed,
    ...(grindSetting !== undefined && { grindSetting: typedSetting(dial, settingText(dial, grindSetting)) }),
  }
}
