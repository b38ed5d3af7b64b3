/** Buttons of a guided brew; the large one is for the most likely action. */
import { t } from '@lingui/core/macro'
import { Button } from '#web/ui/button.tsx'
import styles from './brewing.module.css'
import type { Guide } from './guide.ts'
import { unlockForBrew } from './start-signal.ts'
import type { BrewTimer } from './use-brew-timer.ts'

interface ControlsProps {
  timer: BrewTimer
  guide: Guide
}

export function BrewControls({ timer, guide }: ControlsProps) {
  const { plan, send } = timer
  const [main, second] = actionsOf(timer, guide)
  return (
    <div className={styles.controls}>
      {main && (
        <Button className={styles.main} onClick={main.act}>
          {main.label}
        </Button>
      )}
      {second ? (
        <Button className={styles.pause} look="quiet" onClick={second.act}>
          {second.label}
        </Button>
      ) : (
        <PauseButton timer={timer} isMain={!main} />
      )}
      <div className={styles.keys}>
        <Button look="quiet" onClick={() => send({ type: 'back' })}>{t`Back`}</Button>
        {plan.isTimed && (
          <>
            <Adjust timer={timer} seconds={-10} label={t`−10 s`} />
            <Adjust timer={timer} seconds={10} label={t`+10 s`} />
          </>
        )}
        <Button look="quiet" onClick={() => send({ type: 'next' })}>{t`Skip`}</Button>
      </div>
    </div>
  )
}

interface Action {
  label: string
  act: () => void
}

/** Actions of the large button and the one below it; the pause button takes the place of the first missing one. */
function actionsOf({ plan, run, view, send }: BrewTimer, { isEspresso }: Guide): Action[] {
  if (view.stage !== 'brew') return []
  const isLast = view.next?.phase !== 'brew'
  const next = () => send({ type: 'next' })
  if (!isEspresso) {
    if (isLast) return [{ label: t`Done`, act: next }]
    return plan.isTimed ? [] : [{ label: t`Next step`, act: next }]
  }
  // Not for a pot on the stove: its clock starts with the first drops, and it has only one step.
  const isFirstDropOpen = run.firstDropSeconds === undefined && !isOnlyStep(view.current?.index, plan.steps)
  return [
    ...(isLast ? [{ label: t`Stop the shot`, act: next }] : []),
    ...(isFirstDropOpen ? [{ label: t`First drop`, act: () => send({ type: 'firstDrop' }) }] : []),
  ]
}

const isOnlyStep = (index: number | undefined, steps: BrewTimer['plan']['steps']): boolean =>
  steps.filter(({ phase }) => phase === 'brew').every((step) => step.index === index)

function PauseButton({ timer: { view, send }, isMain }: { timer: BrewTimer; isMain: boolean }) {
  const toggle = () => {
    if (!view.isRunning) unlockForBrew()
    send({ type: view.isRunning ? 'pause' : 'resume' })
  }
  return (
    <Button className={isMain ? styles.main : styles.pause} look={isMain ? 'primary' : 'quiet'} onClick={toggle}>
      {view.isRunning ? t`Pause` : t`Resume`}
    </Button>
  )
}

interface AdjustProps {
  timer: BrewTimer
  seconds: number
  label: string
}

const Adjust = ({ timer: { view, send }, seconds, label }: AdjustProps) => (
  <Button look="quiet" disabled={view.stage !== 'brew'} onClick={() => send({ type: 'adjust', seconds })}>
    {label}
  </Button>
)
