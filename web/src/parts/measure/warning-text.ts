/** What is wrong with a photograph, and what to do better. */
import { plural, t } from '@lingui/core/macro'
import type { PhotoWarning } from '#domain/grind-photo/quality.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import { microns } from './size-text.ts'

export function warningText(warning: PhotoWarning, format: Formatter): string {
  switch (warning.code) {
    case 'reference_not_found':
      return t`We couldn't find the coin, card or sheet. It must lie flat and whole in the photo, on white paper. Or show us where it is.`
    case 'reference_unclear':
      return t`The edge of the coin or card is hard to see. Check the line in the photo. Next time, keep grounds away from it.`
    case 'no_grounds':
      return t`There are no grounds to measure on the paper.`
    case 'too_few_particles': {
      const { particles, needed } = warning.params
      const found = plural(particles, {
        one: 'Only # particle could be measured.',
        other: 'Only # particles could be measured.',
      })
      const wanted = format.number(needed)
      return t`${found} Spread a little more, so that ${wanted} or more lie apart from each other, or add another photo.`
    }
    case 'crowded': {
      const share = format.percent(warning.params.share)
      return t`${share} of the grounds lie too close together and were left out. Use less coffee and shake the paper to spread it.`
    }
    case 'clumps': {
      const share = format.percent(warning.params.share)
      return t`${share} of the grounds stick together and were left out. Break clumps up with a brush or a needle.`
    }
    case 'blurred':
      return t`The photo is blurred. Hold the phone still or lean it on something, tap on the grounds to focus, and use more light.`
    case 'shadow':
      return t`There is a strong shadow on the paper. Use light from several sides, such as a window.`
    case 'coarse_resolution': {
      const smallest = microns(warning.params.resolutionMm, format)
      return t`Particles below ${smallest} can't be seen at this distance, and for this grind that matters. Come closer.`
    }
    case 'low_contrast':
      return t`The grounds hardly differ from the paper. Use white paper and more light.`
    case 'tilted':
      return t`The photo was taken at an angle. Hold the phone level above the paper, or use our printed sheet, which corrects it.`
  }
}
