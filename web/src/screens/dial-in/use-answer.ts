/** The dialled-in recipe of a choice: computed in the browser at once, then replaced by the server's. */
import { useMemo } from 'react'
import { isCalibrated } from '#domain/calibration.ts'
import type { RoastLevel } from '#domain/catalog.ts'
import { clampTo } from '#domain/measures.ts'
import type { ApiError, Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { useDebounced } from '#web/state/use-debounced.ts'
import { type Answer, answerHere, answerOf } from './answer.ts'
import { type Choice, controlsOf } from './choice.ts'
import type { Equipment } from './use-equipment.ts'

const ASK_AFTER_MS = 250
/** Beyond these limits the recipe is computed only in the browser. */
const SERVER_NUDGE = { min: -5, max: 5 }

export type Variant = Reply<'adaptRecipe'>['recommendedVariant']

export interface AnswerState {
  answer: Answer
  /** `server` once the server has answered for the current choice. */
  from: 'here' | 'server'
  /** Best first; undefined without a coffee and until the server has answered. */
  variants: readonly Variant[] | undefined
  error: ApiError | null
}

export function useAnswer(
  { machine, method, chart, curve, profile, kitchen }: Equipment,
  choice: Choice,
  roastLevel: RoastLevel,
): AnswerState {
  const { coffee, strength, taste, nudge, water } = choice
  const here = useMemo(() => {
    const controls = controlsOf({ strength, taste, nudge })
    return answerHere({ method, brewer: machine, roastLevel, curve, controls, profile, kitchen, volumeGrams: water })
  }, [method, machine, roastLevel, curve, profile, kitchen, strength, taste, nudge, water])

  const body = useMemo(
    () =>
      coffee === undefined
        ? undefined
        : {
            machineId: machine.id,
            grinderId: chart.id,
            coffeeProfileId: coffee,
            volumeGrams: water,
            ...controlsOf({ strength, taste, nudge: nudge && clampTo(SERVER_NUDGE, nudge) }),
          },
    [coffee, machine, chart, strength, taste, nudge, water],
  )
  const debounced = useDebounced(body, ASK_AFTER_MS)
  const read = useRead('adaptRecipe', { body: debounced! }, { enabled: debounced !== undefined, keepPrevious: true })
  const isWithinReach = nudge === undefined || clampTo(SERVER_NUDGE, nudge) === nudge
  const isCurrent = isWithinReach && debounced === body && !read.isPlaceholderData && read.data !== undefined
  const last = read.data?.equipment.grinder
  // With a calibration that only the server knows, its last response is better than a local result.
  const needsServerCalibration = last?.id === chart.id && last.isCalibrated && !isCalibrated(curve)
  const reply = body && (isCurrent || (needsServerCalibration && isWithinReach)) ? read.data : undefined
  return {
    answer: reply ? answerOf(reply) : here,
    from: reply && isCurrent ? 'server' : 'here',
    // The previous list stays while the next one loads.
    variants: body && read.data && [read.data.recommendedVariant, ...read.data.otherVariants],
    error: body ? read.error : null,
  }
}
