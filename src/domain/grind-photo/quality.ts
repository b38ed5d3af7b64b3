/** Judges a measured photograph: what is wrong with it, as codes, and whether the figures are still usable. */

export type PhotoWarning =
  | { code: 'reference_not_found'; params: Record<string, never> }
  /** Found, but not clearly: its place should be checked. */
  | { code: 'reference_unclear'; params: { error: number } }
  | { code: 'no_grounds'; params: Record<string, never> }
  | { code: 'too_few_particles'; params: { particles: number; needed: number } }
  /** A large part of the grounds lies in piles, where sizes can't be determined. */
  | { code: 'crowded'; params: { share: number } }
  | { code: 'clumps'; params: { share: number } }
  | { code: 'blurred'; params: { blurMm: number } }
  | { code: 'shadow'; params: { darkest: number } }
  | { code: 'coarse_resolution'; params: { resolutionMm: number } }
  | { code: 'low_contrast'; params: { contrast: number } }
  | { code: 'tilted'; params: { tilt: number } }

export type PhotoWarningCode = PhotoWarning['code']
export type Quality = 'good' | 'fair' | 'refused'

export interface PhotoFacts {
  readonly particles: number
  readonly effectiveParticles: number
  readonly meanDiameterMm: number
  readonly resolutionMm: number
  readonly blurMm: number
  readonly contrast: number
  /** Shares of the covered paper under piles, and under clumps elsewhere. */
  readonly crowded: number
  readonly clumps: number
  /** Brightness of the darkest paper as a share of the brightest. */
  readonly darkest: number
  /** Standard error of the scale, as a share. */
  readonly scaleError: number
  readonly tilt: number
  /** Whether the scale is corrected for the tilt, so that it does no harm. */
  readonly isTiltCorrected: boolean
}

interface Rule {
  isMarked: boolean
  isRefused: boolean
  warning: PhotoWarning
}

/** With fewer particles, the mean is off by a tenth (refused) or a twentieth (marked) through chance alone. */
const MIN_PARTICLES = { refused: 60, marked: 150 }
const MIN_EFFECTIVE_PARTICLES = { refused: 20, marked: 70 }

export function judge(facts: PhotoFacts): { quality: Quality; warnings: PhotoWarning[] } {
  const { particles, effectiveParticles, meanDiameterMm, resolutionMm, blurMm } = facts
  const isTilted = !facts.isTiltCorrected
  const rules: Rule[] = [
    {
      isRefused: particles < MIN_PARTICLES.refused || effectiveParticles < MIN_EFFECTIVE_PARTICLES.refused,
      isMarked: particles < MIN_PARTICLES.marked || effectiveParticles < MIN_EFFECTIVE_PARTICLES.marked,
      warning: { code: 'too_few_particles', params: { particles, needed: MIN_PARTICLES.marked } },
    },
    {
      isRefused: resolutionMm > meanDiameterMm,
      isMarked: resolutionMm > 0.5 * meanDiameterMm,
      warning: { code: 'coarse_resolution', params: { resolutionMm } },
    },
    {
      isRefused: blurMm > 0.25 * meanDiameterMm,
      isMarked: blurMm > 0.18 * meanDiameterMm,
      warning: { code: 'blurred', params: { blurMm } },
    },
    {
      isRefused: false,
      isMarked: facts.scaleError > 0.02,
      warning: { code: 'reference_unclear', params: { error: facts.scaleError } },
    },
    {
      isRefused: facts.contrast < 0.5,
      isMarked: facts.contrast < 0.6,
      warning: { code: 'low_contrast', params: { contrast: facts.contrast } },
    },
    {
      isRefused: isTilted && facts.tilt > 1.25,
      isMarked: isTilted && facts.tilt > 1.07,
      warning: { code: 'tilted', params: { tilt: facts.tilt } },
    },
    {
      isRefused: false,
      isMarked: facts.darkest < 0.55,
      warning: { code: 'shadow', params: { darkest: facts.darkest } },
    },
    // Grounds that are left out do no harm while enough remain.
    {
      isRefused: false,
      isMarked: facts.crowded > 0.4,
      warning: { code: 'crowded', params: { share: facts.crowded } },
    },
    {
      isRefused: false,
      isMarked: facts.clumps > 0.15,
      warning: { code: 'clumps', params: { share: facts.clumps } },
    },
  ]
  const failed = rules.filter(({ isMarked, isRefused }) => isMarked || isRefused)
  const isRefused = failed.some((rule) => rule.isRefused)
  return {
    quality: isRefused ? 'refused' : failed.length > 0 ? 'fair' : 'good',
    warnings: failed.map(({ warning }) => warning),
  }
}
