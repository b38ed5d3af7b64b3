/** Calibrates the viewer's grinder with the measurements, and lists those that are already saved. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type GrinderModel, grinderName } from '#domain/catalog.ts'
import { measuredIndex, type SizeMeasurement } from '#domain/measured-size.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { formatSetting } from '#web/i18n/dial-labels.ts'
import { SignInLinks } from '#web/parts/account/sign-in-prompt.tsx'
import styles from '#web/parts/measure/measure.module.css'
import type { PageSetting } from '#web/parts/measure/photos.ts'
import { microns } from '#web/parts/measure/size-text.ts'
import { useViewer } from '#web/state/session.ts'
import { useFormat } from '#web/state/units.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card, Row, Section, Stack } from '#web/ui/page.tsx'
import { ErrorNote } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type Measurement, measurementsOf, withNew } from './measurements.ts'

interface SaveProps {
  dial: GrinderModel
  grinderId: number
  settings: readonly PageSetting[]
}

export function SaveMeasurements(props: SaveProps) {
  const viewer = useViewer()
  const grinder = grinderName(props.dial)
  const isMeasured = measurementsOf(props.dial, props.settings).length > 0
  if (viewer === undefined || (viewer === null && !isMeasured)) return null
  return (
    <Section heading={t`Calibrate your ${grinder}`}>
      <Card>
        {viewer ? (
          <Save {...props} />
        ) : (
          <Stack>
            <p>
              <Trans>
                Sign in to use these sizes for all grind settings that you see. You'll have to choose the photos again.
              </Trans>
            </p>
            <SignInLinks />
          </Stack>
        )}
      </Card>
    </Section>
  )
}

const INVALIDATED = [
  'listUserGrinders',
  'getGrinderCalibration',
  'adaptRecipe',
  'discover',
  'getRecipeForVolume',
] as const

function Save({ dial, grinderId, settings }: SaveProps) {
  const own = useRead('listUserGrinders')
  const keep = useWrite('keepUserGrinder')
  const save = useWrite('saveGrindMeasurements', { invalidates: [...INVALIDATED] })
  const saved = own.data?.calibrations.find((each) => each.grinderId === grinderId)?.measurements ?? []
  const added = measurementsOf(dial, settings)
  const isOwned = own.data?.grinders.some(({ id }) => id === grinderId) ?? false
  const send = async (measurements: readonly Measurement[]) => {
    // A calibration is shown for own grinders only, so the grinder is added to them.
    if (!isOwned) await keep.mutateAsync({ body: { grinderId } })
    await save.mutateAsync({ path: { id: grinderId }, body: { measurements: measurements.map(toBody) } })
    toast(t`Calibration saved`)
  }
  const error = keep.error ?? save.error
  const isBusy = keep.isPending || save.isPending
  const isNew = added.some((each) => !saved.some((known) => isSame(known, each)))
  return (
    <Stack>
      {error && <ErrorNote>{error.message}</ErrorNote>}
      {added.length > 0 ? (
        <MeasurementList dial={dial} measurements={added} />
      ) : (
        <p>
          <Trans>Measure grounds and enter the grind setting that they were ground at.</Trans>
        </p>
      )}
      <p className={styles.soft}>
        <Trans>
          Sizes and the grind index are two things. How they relate was fitted to photos of one grinder, so the range is
          wide. Several settings with two or three photos each calibrate your grinder from end to end.
        </Trans>
      </p>
      <Row>
        <Button
          disabled={!isNew || !own.data}
          busy={isBusy}
          onClick={() => void send(withNew(saved, added)).catch(() => undefined)}
        >
          <Trans>Save calibration</Trans>
        </Button>
        {saved.length > 0 && (
          <LinkButton look="quiet" href={`/profile/calibrate?grinder=${dial.slug}`}>
            <Trans>See the calibration</Trans>
          </LinkButton>
        )}
      </Row>
      {saved.length > 0 && (
        <>
          <h3>
            <Trans>Saved measurements</Trans>
          </h3>
          <MeasurementList
            dial={dial}
            measurements={saved}
            onRemove={(gone) => void send(saved.filter((each) => each !== gone)).catch(() => undefined)}
          />
        </>
      )}
    </Stack>
  )
}

/** Half of an 80 % interval, in standard deviations. */
const HALF_OF_80 = 1.2816

interface MeasurementListProps {
  dial: GrinderModel
  measurements: readonly Measurement[]
  onRemove?: (measurement: Measurement) => void
}

function MeasurementList({ dial, measurements, onRemove }: MeasurementListProps) {
  const format = useFormat()
  return (
    <ul className={styles.measurements}>
      {measurements.map((each) => {
        const setting = formatSetting(dial, each.setting)
        const size = microns(each.meanDiameterMm, format)
        const { index, range } = indexText(each, format.range)
        return (
          <li key={`${each.setting} ${each.meanDiameterMm}`}>
            <span>{t`Setting ${setting}: ${size}, about grind index ${index} (likely ${range})`}</span>
            {onRemove && (
              <Button look="plain" aria-label={t`Remove setting ${setting}`} onClick={() => onRemove(each)}>
                <Trans>Remove</Trans>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function indexText(measurement: SizeMeasurement, range: (from: number, to: number) => string) {
  const { index, sd } = measuredIndex(measurement)
  const half = HALF_OF_80 * sd
  return { index: Math.round(index), range: range(Math.round(index - half), Math.round(index + half)) }
}

const toBody = ({ setting, meanDiameterMm, errorMm, particles, photos }: Measurement) => ({
  setting,
  meanDiameterMm,
  errorMm,
  particles,
  photos,
})

const isSame = (a: Measurement, b: Measurement): boolean =>
  a.setting === b.setting && a.meanDiameterMm === b.meanDiameterMm && a.photos === b.photos
