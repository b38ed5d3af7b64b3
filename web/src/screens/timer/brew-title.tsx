/** Name and figures of the brew on the timer. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Fragment } from 'react'
import { useRead } from '#web/api/hooks.ts'
import { useMethods } from '#web/state/catalog.ts'
import { useViewer } from '#web/state/session.ts'
import { useFormat } from '#web/state/units.ts'
import type { BrewQuery } from '../../parts/brew/brew-query.ts'
import { formatClock } from '../../ui/format.ts'
import { useGrind } from './grind-label.ts'
import styles from './timer.module.css'
import { useRecipe } from './use-guide.ts'

/** The recipe's title where it has one, else the coffee or the method. */
export function useBrewTitle(brew: BrewQuery): string {
  // After signing out during a brew, a personal recipe isn't requested: users would be asked to sign in for a title.
  const isMember = useViewer() !== null
  const { title } = useRecipe(isMember ? brew : { recipeId: brew.recipeId })
  const brewed = useBrewed(brew)
  return title ?? brewed ?? t`Timer`
}

/** Title of the brew, with the coffee or the method beneath where the recipe has a title of its own. */
export function BrewTitle({ brew }: { brew: BrewQuery }) {
  const title = useBrewTitle(brew)
  const brewed = useBrewed(brew)
  return (
    <>
      <h1>{title}</h1>
      {brewed !== undefined && brewed !== title && <p className={styles.brewed}>{brewed}</p>}
    </>
  )
}

/** What is brewed: the coffee, or the method where none was chosen. */
function useBrewed({ coffeeProfileId, method }: BrewQuery): string | undefined {
  const methods = useMethods()
  const coffee = useRead('getCoffee', { path: { id: coffeeProfileId! } }, { enabled: !!coffeeProfileId })
  return coffee.data?.name ?? methods.data?.data.find(({ id }) => id === method)?.name
}

/** The setting as the largest number, and the other figures below it. */
export function BrewSummary({ brew }: { brew: BrewQuery }) {
  const { doseGrams, waterGrams, waterTempF, brewTimeSeconds } = brew
  const format = useFormat()
  const grind = useGrind(brew)
  const dose = format.weight(doseGrams ?? 0)
  const water = format.weight(waterGrams ?? 0)
  const figures = [
    doseGrams && waterGrams && t`${dose} to ${water}`,
    waterTempF && format.temperature(waterTempF),
    brewTimeSeconds && formatClock(brewTimeSeconds),
  ].filter((figure) => typeof figure === 'string')
  if (!grind && figures.length === 0)
    return <p>{t`Time any brew. The timer keeps running when you leave this page.`}</p>
  return (
    <>
      {grind && <Setting {...grind} />}
      {figures.length > 0 && (
        <p>
          {figures.map((figure, index) => (
            <Fragment key={figure}>
              {index > 0 && ' · '}
              <span className={styles.figure}>{figure}</span>
            </Fragment>
          ))}
        </p>
      )}
    </>
  )
}

const Setting = ({ setting, grinderName }: { setting: string; grinderName: string }) => (
  <p className={styles.setting}>
    <Trans>
      <strong>{setting}</strong> on the {grinderName}
    </Trans>
  </p>
)
