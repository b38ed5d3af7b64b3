/** Calibration assistant: asks method by method, shows the new curve, and saves it. */
import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { Suspense, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { type BrewEvidence, type CalibrationReference, calibrate } from '#domain/calibration.ts'
import type { BrewMethod, GrinderModel } from '#domain/catalog.ts'
import { methodChart } from '#domain/chart.ts'
import { buildCurve } from '#domain/curve.ts'
import type { SizeMeasurement } from '#domain/measured-size.ts'
import { calibrationProblem } from '#sentences/setting-problems.ts'
import { useWrite } from '../../api/hooks.ts'
import { renderMessage } from '../../i18n/render-message.ts'
import { useDraftState } from '../../state/draft-state.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Card, Section, Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './calibrate.module.css'
import { FoundReferences } from './calibration-found.tsx'
import { CalibrationQuestion } from './calibration-question.tsx'
import { CalibrationShift } from './calibration-shift.tsx'
import { describeCalibration } from './calibration-text.ts'
import { ForgetCalibration } from './forget-calibration.tsx'

const NarrowingPlot = loadPart(() => import('../../parts/charts/narrowing-plot.tsx'))

interface AssistantProps {
  dial: GrinderModel
  grinderId: number
  methods: readonly BrewMethod[]
  /** References of an earlier calibration. */
  found: readonly CalibrationReference[]
  /** Tasted brews, which count for the calibration as well. */
  brews: readonly BrewEvidence[]
  /** Sizes that were measured by photographs. */
  measurements: readonly SizeMeasurement[]
  isOwned: boolean
}

export function CalibrationAssistant(props: AssistantProps) {
  const { dial, grinderId, methods, found, brews, measurements, isOwned } = props
  const model = useMemo(() => buildCurve(dial), [dial])
  const [references, setReferences] = useDraftState('references', found)
  const [problem, setProblem] = useState<string>()
  const able = methodChart(model, methods).methods
  const [methodId, setMethodId] = useState(() => startWith(able.map(({ key }) => key)))
  const method = methods.find(({ id }) => id === methodId)
  const own = calibrate(model, references, brews, measurements)
  const curve = own.ok ? own.curve : model

  const answer = (reference: CalibrationReference) => {
    // One reference for each grind index: the last one is the most accurate.
    const next = [...references.filter(({ grindIndex }) => grindIndex !== reference.grindIndex), reference]
    const result = calibrate(model, next, brews, measurements)
    setProblem(result.ok ? undefined : renderMessage(calibrationProblem(dial, result)))
    if (result.ok) setReferences(next)
  }
  if (!method) return <p>{t`This grinder has no setting for any brew method we know.`}</p>
  return (
    <div className={styles.assistant}>
      <Stack>
        <Choices
          label={t`What do you brew?`}
          value={methodId}
          onChange={setMethodId}
          options={able.map(({ key, label }) => ({ value: key, label }))}
        />
        <CalibrationQuestion key={methodId} curve={curve} method={method} references={references} onAnswer={answer} />
        {problem && <ErrorNote>{problem}</ErrorNote>}
        <FoundReferences dial={dial} methods={methods} references={references} onChange={setReferences} />
        <SaveCalibration
          grinderId={grinderId}
          dial={dial}
          isOwned={isOwned}
          references={references}
          brews={brews}
          measurements={measurements}
          isChanged={references !== found}
        />
        <MeasureInstead slug={dial.slug} count={measurements.length} />
      </Stack>
      <Section heading={t`What changes`}>
        <Card>
          <Stack>
            <CalibrationShift model={model} own={curve} methods={methods} references={references} />
            <Suspense>
              <NarrowingPlot grinderId={grinderId} slug={dial.slug} />
            </Suspense>
            {found.length + brews.length + measurements.length > 0 && (
              <div>
                <ForgetCalibration grinderId={grinderId} onForgotten={() => setReferences([])} />
              </div>
            )}
          </Stack>
        </Card>
      </Section>
    </div>
  )
}

const MeasureInstead = ({ slug, count }: { slug: string; count: number }) => (
  <p>
    {count > 0 && (
      <>
        <Plural
          value={count}
          one="# setting that you measured by photo counts as well."
          other="# settings that you measured by photo count as well."
        />{' '}
      </>
    )}
    <Link href={`/grinders/measure?grinder=${slug}`}>{t`Measure your grind with a photo`}</Link>
  </p>
)

/** The first method to calibrate: the most common one that the grinder can do. */
const startWith = (able: readonly string[]): string =>
  ['v60', 'pour-over', 'espresso'].find((id) => able.includes(id)) ?? able[0] ?? ''

interface SaveProps {
  dial: GrinderModel
  grinderId: number
  isOwned: boolean
  references: readonly CalibrationReference[]
  brews: readonly BrewEvidence[]
  measurements: readonly SizeMeasurement[]
  isChanged: boolean
}

function SaveCalibration(props: SaveProps) {
  const { dial, grinderId, isOwned, references, brews, measurements, isChanged } = props
  const own = useWrite('keepUserGrinder')
  const save = useWrite('calibrateGrinder', {
    invalidates: ['listUserGrinders', 'getGrinderCalibration', 'adaptRecipe', 'discover', 'getRecipeForVolume'],
  })
  const [saved, setSaved] = useState<typeof references>()
  const send = async () => {
    // A calibration is shown for own grinders only, so the grinder is added to them.
    if (!isOwned) await own.mutateAsync({ body: { grinderId } })
    await save.mutateAsync({ body: { grinderId, references: [...references] } })
    setSaved(references)
    toast(t`Calibration saved`)
  }
  const error = own.error ?? save.error
  return (
    <>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      {saved === references && !error && (
        <p className={styles.saved}>
          {describeCalibration(dial, { references, brews, measurements })}{' '}
          <Trans>All grind settings you see now match your grinder.</Trans>
        </p>
      )}
      {references.length > 0 && isChanged && (
        <div>
          <Button busy={own.isPending || save.isPending} onClick={() => void send().catch(() => undefined)}>
            <Trans>Save calibration</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
