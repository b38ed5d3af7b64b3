/** A measured size in words. */
import { plural } from '@lingui/core/macro'
import { useFormat } from '../../state/units.ts'
import type { SentSize } from '../measure/photos.ts'
import { likelyRange, microns } from '../measure/size-text.ts'

/** "Mean size 840 µm (likely 690–1,030 µm), measured in 2 photos" */
export function useMeasuredText(): (size: SentSize) => string {
  const format = useFormat()
  return ({ meanDiameterMm, errorMm, photos }) => {
    const size = microns(meanDiameterMm, format)
    const range = likelyRange({ value: meanDiameterMm, error: errorMm }, format)
    return plural(photos, {
      one: `Mean size ${size} (likely ${range}), measured in # photo`,
      other: `Mean size ${size} (likely ${range}), measured in # photos`,
    })
  }
}
