/** Screen that measures grounds in photographs, all in the browser. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { GrinderField } from '#web/parts/equipment/equipment-field.tsx'
import { useMyEquipment } from '#web/parts/equipment/my-equipment.ts'
import { DistributionPlot } from '#web/parts/measure/distribution-plot.tsx'
import { HowTo } from '#web/parts/measure/how-to.tsx'
import styles from '#web/parts/measure/measure.module.css'
import { pooled } from '#web/parts/measure/photos.ts'
import { type ReferenceChoice, referenceOf, useReferenceChoice } from '#web/parts/measure/reference-choice.ts'
import { ReferencePicker } from '#web/parts/measure/reference-picker.tsx'
import { usePhotos } from '#web/parts/measure/use-photos.ts'
import { useAllGrinders, useDial } from '#web/state/catalog.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Page, Section, Stack } from '#web/ui/page.tsx'
import { SaveMeasurements } from './save-measurements.tsx'
import { SettingCard, settingName } from './setting-card.tsx'

export default function Measure() {
  const { locale } = useFormat()
  const [choice, choose] = useReferenceChoice(locale)
  const { kind, coin } = choice
  const reference = useMemo(() => referenceOf({ kind, coin }), [kind, coin])
  const [photos, dispatch] = usePhotos(reference)
  const [grinder, chooseGrinder] = useGrinder()
  const { dial, data: chart } = useDial(grinder)
  const change = (next: ReferenceChoice) => {
    choose(next)
    dispatch({ kind: 'change-reference' })
  }
  const { settings } = photos
  const curves = settings.flatMap((setting, i) => {
    const found = pooled(setting)
    return found ? [{ label: settingName(setting, i + 1), pooled: found }] : []
  })
  return (
    <Page
      title={t`Measure your grind`}
      lead={t`See how coarse your grinder really grinds: a photo of grounds on white paper is enough. It stays on your device.`}
    >
      <div className={styles.start}>
        <Card>
          <Stack>
            <ReferencePicker choice={choice} onChange={change} />
            <GrinderField
              value={chart?.id ?? null}
              onChange={chooseGrinder}
              hint={t`Only to calibrate it with your photos.`}
            />
          </Stack>
        </Card>
        <HowTo />
      </div>
      {settings.map((setting, i) => (
        <SettingCard
          key={setting.id}
          setting={setting}
          number={i + 1}
          isOnly={settings.length === 1}
          kind={kind}
          dial={dial}
          dispatch={dispatch}
        />
      ))}
      <div>
        <Button look="quiet" onClick={() => dispatch({ kind: 'add-setting' })}>
          <Trans>Add another setting</Trans>
        </Button>
      </div>
      {curves.length > 1 && (
        <Section heading={t`Compared`}>
          <Card>
            <DistributionPlot title={t`Sizes at each setting`} curves={curves} />
          </Card>
        </Section>
      )}
      {dial && chart && <SaveMeasurements key={chart.id} dial={dial} grinderId={chart.id} settings={settings} />}
    </Page>
  )
}

/** The grinder that was chosen here, else that of the URL, else the viewer's own. */
function useGrinder(): [string | undefined, (id: number | null) => void] {
  const [params] = useSearchParams()
  const { grinder } = useMyEquipment()
  const all = useAllGrinders().data?.grinders
  const [chosen, setChosen] = useState<number | null>()
  // Looked up on every render, because a grinder that was just described appears in the list a moment later.
  const slug = chosen === undefined ? (params.get('grinder') ?? grinder) : all?.find((each) => each.id === chosen)?.slug
  return [slug, setChosen]
}
