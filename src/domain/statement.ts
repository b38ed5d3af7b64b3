/**
 * What the model states about a recipe, a brew or a dial, as data. `src/sentences` turns it into sentences in the
 * reader's language and units.
 */
import type { RoastLevel } from './catalog.ts'
import type { Finding } from './finding.ts'
import type { DialMove } from './grind-choice.ts'
import type { Cause, Technique } from './next-step-rules.ts'
import type { DialReading } from './notation.ts'

/** What a preference or a roast changed in a recipe. */
export type Effect =
  | 'hotter_water'
  | 'cooler_water'
  | 'finer_grind'
  | 'coarser_grind'
  | 'shorter_shot'
  | 'longer_shot'
  | 'more_coffee'
  | 'less_coffee'

/** Why a recipe differs from the brewer's base recipe. */
export type Reason =
  | { code: 'roast_level'; params: { roast: RoastLevel; effects: Effect[] } }
  | {
      code: 'strength_wish'
      params: { by: Wisher; wanted: 'stronger' | 'lighter'; effect: 'shot' | 'coffee' }
    }
  | { code: 'taste_wish'; params: { by: Wisher; wanted: 'richer' | 'brighter'; effects: Effect[] } }
  | { code: 'grind_nudge'; params: { move: DialMove } }

type Wisher = 'you' | 'profile'

/** A difference between two recipes; `base` is the figure before. */
export type Change =
  | { code: 'grind_changed'; params: { move: DialMove } }
  | { code: 'dose_changed'; params: { grams: number; base: number } }
  | { code: 'water_changed'; params: { grams: number; base: number; liquid: 'water' | 'yield' } }
  | { code: 'temperature_changed'; params: { waterTempF: number; base: number } }
  | { code: 'time_changed'; params: { seconds: number; base: number; kind: 'shot' | 'steep' | 'brew' } }

/** What a recipe's figures alone don't show: a grinder that can't reach the grind, a nudge that was cut short. */
export type Warning =
  | { code: 'not_fine_enough'; params: OutOfReach }
  | { code: 'not_coarse_enough'; params: OutOfReach }
  | { code: 'no_usual_setting'; params: { grinder: string; method: string; setting: DialReading } }
  | { code: 'nudge_cut_short'; params: { setting: DialReading; made: number; asked: number } }
  | { code: 'nudge_out_of_range'; params: { method: string; way: 'finer' | 'coarser' } }
  /** The dial of the target grinder ends before this grind. */
  | {
      code: 'dial_ends'
      params: { grinder: string; setting: DialReading; way: 'fine' | 'coarse'; from: string; fromSetting: DialReading }
    }
  /** The curves of these grinders are only extrapolated at this grind. */
  | { code: 'beyond_known_points'; params: { grinders: string[] } }

export interface OutOfReach {
  grinder: string
  /** The end of the dial. */
  setting: DialReading
  /** Whether all of the method is out of reach, or only this recipe. */
  target: 'method' | 'recipe'
  method: string
  extraction: 'percolation' | 'espresso' | 'immersion'
}

/** What to do next time; `before` is the figure of this brew, if it is known. */
export type Advice =
  | { code: 'taste_cause'; params: { cause: Cause } }
  | { code: 'technique'; params: { technique: Technique } }
  | { code: 'move_grind'; params: { move: DialMove; setting: DialReading; isOnlyChange: boolean } }
  | { code: 'set_dose'; params: { grams: number; before: number | null } }
  | { code: 'set_yield'; params: { grams: number; before: number | null } }
  | { code: 'set_temperature'; params: { waterTempF: number; before: number | null } }
  | { code: 'set_time'; params: { seconds: number; before: number | null } }
  /** Without figures: for a brew whose grinder or setting isn't known, or that needs no change. */
  | { code: 'by_feel'; params: { kind: Direction } }
  | { code: 'hotter_instead'; params: Record<string, never> }
  | { code: 'half_way_to_best'; params: Record<string, never> }
  | { code: 'grind_at_end'; params: Record<string, never> }

export type Direction =
  | 'none'
  | 'finer'
  | 'coarser'
  | 'more-even'
  | 'more-coffee'
  | 'less-coffee'
  | 'more-yield'
  | 'less-yield'
  | 'hotter'
  | 'cooler'
  | 'longer'
  | 'shorter'

export type Statement = Finding | Reason | Change | Warning | Advice
