/** The combined result of the photographs of one setting. */
import { plural, t } from '@lingui/core/macro'
import type { PooledPhotos } from '#domain/grind-photo/pool.ts'
import { useFormat } from '#web/state/units.ts'
import { Card, type Figure, Figures, Stack } from '#web/ui/page.tsx'
import { DistributionPlot } from './distribution-plot.tsx'
import styles from './measure.module.css'
import { likelyRange, microns } from './size-text.ts'

export function SettingResult({ pooled, label }: { pooled: PooledPhotos; label: string }) {
  const format = useFormat()
  const { sizes, photos, resolutionMm } = pooled
  const { meanDiameterMm: mean, medianDiameterMm: median, tails } = sizes
  const [meanRange, medianRange] = [likelyRange(mean, format), likelyRange(median, format)]
  const figures: Figure[] = [
    { label: t`Mean size`, value: microns(mean.value, format), also: t`likely ${meanRange}` },
    { label: t`Median size`, value: microns(median.value, format), also: t`likely ${medianRange}` },
    {
      label: t`Fines`,
      value: tails.fines === null ? '–' : format.percent(tails.fines),
      also: tails.fines === null ? t`not visible at this distance` : t`of the volume`,
    },
    { label: t`Boulders`, value: format.percent(tails.boulders), also: t`of the volume` },
    {
      label: t`Particles`,
      value: format.number(sizes.particles),
      also: plural(photos, { one: 'in # photo', other: 'in # photos' }),
    },
    { label: t`Smallest visible`, value: microns(resolutionMm, format) },
  ]
  return (
    <Card>
      <Stack>
        <Figures figures={figures} />
        <p className={styles.soft}>
          {photos === 1
            ? t`The range is wide because the same grounds, spread again, look up to a fifth finer or coarser. Another photo of this setting narrows it.`
            : t`The range includes how much your photos of this setting differ. More photos narrow it.`}
        </p>
        <DistributionPlot title={t`How the sizes are distributed`} curves={[{ label, pooled }]} />
      </Stack>
    </Card>
  )
}
