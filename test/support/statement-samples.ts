/** Every code of the domain with figures that lead to each of its sentences. */
import type { Advice } from '#src/domain/statement.ts'
import type { RecipeStatement } from '#src/sentences/statements.ts'

type Samples<S extends { code: string; params: object }> = {
  [C in S['code']]: readonly Extract<S, { code: C }>['params'][]
}

const CLICKS = { count: 24, unit: 'click' } as const
const TURNS = { turns: 2, count: 1, unit: 'dot' } as const
const FINER = { way: 'finer', amount: 2, unit: 'click' } as const
const EXTRACTIONS = ['percolation', 'espresso', 'immersion'] as const

/** Every method, so that each has a phrase. */
const METHODS = ['turkish', 'espresso', 'moka', 'aeropress', 'siphon', 'v60', 'pour-over', 'drip', 'clever'].concat([
  'cupping',
  'french-press',
  'cold-brew',
])

const MOVES = (['finer', 'coarser'] as const).flatMap((way) =>
  (['click', 'dot', 'step', 'micron', 'number'] as const).flatMap((unit) =>
    [1, 2].map((amount) => ({ move: { way, unit, amount } })),
  ),
)

const outOfReach = [
  ...EXTRACTIONS.map((extraction) => ({ extraction, target: 'method' as const, method: 'espresso' })),
  ...METHODS.map((method) => ({ extraction: 'espresso' as const, target: 'method' as const, method })),
  { extraction: 'espresso' as const, target: 'recipe' as const, method: 'v60' },
].map((params) => ({ grinder: 'Niche Zero', setting: CLICKS, ...params }))

const wishes = (['you', 'profile'] as const).flatMap((by) =>
  (['shot', 'coffee'] as const).flatMap((effect) =>
    (['stronger', 'lighter'] as const).map((wanted) => ({ by, effect, wanted })),
  ),
)

export const RECIPE_SAMPLES: Samples<RecipeStatement> = {
  cut_to_capacity: (['dose', 'water'] as const).flatMap((amount) =>
    (['least', 'most'] as const).map((limit) => ({ amount, limit, grams: 18.5 })),
  ),
  full_basket: [{ wanted: 'stronger' }, { wanted: 'lighter' }],
  machine_sets_temperature: [{}],
  boils_cooler: [{ altitudeMeters: 1800, boilingF: 200 }],
  shot_runs_fast: [{ seconds: 15 }],
  shot_runs_slow: [{ seconds: 50 }],
  aged_coffee: [{ weeks: 1 }, { weeks: 3 }],
  water_hardness: [{ hardness: 'SOFT' }, { hardness: 'HARD' }],
  brew_in_batches: [{ count: 2, doseGrams: 20.5, waterGrams: 320 }],
  below_minimum: [
    { amount: 'dose', grams: 5.5, least: 10 },
    { amount: 'water', grams: 50, least: 150 },
  ],
  may_not_taste: [{ tdsChange: 0.02 }],
  roast_level: [
    { roast: 'LIGHT', effects: ['hotter_water', 'finer_grind', 'longer_shot'] },
    { roast: 'MEDIUM_LIGHT', effects: ['hotter_water', 'finer_grind'] },
    { roast: 'MEDIUM', effects: ['shorter_shot'] },
    { roast: 'MEDIUM_DARK', effects: ['cooler_water'] },
    { roast: 'DARK', effects: ['cooler_water', 'coarser_grind'] },
  ],
  strength_wish: wishes,
  taste_wish: (['you', 'profile'] as const).flatMap((by) => [
    { by, wanted: 'richer' as const, effects: ['finer_grind', 'more_coffee'] as const },
    { by, wanted: 'brighter' as const, effects: ['coarser_grind', 'less_coffee'] as const },
  ]) as never,
  grind_nudge: MOVES,
  grind_changed: MOVES,
  dose_changed: [{ grams: 18.5, base: 20 }],
  water_changed: [
    { grams: 300, base: 320, liquid: 'water' },
    { grams: 31, base: 36, liquid: 'yield' },
  ],
  temperature_changed: [{ waterTempF: 199, base: 203 }],
  time_changed: [
    { seconds: 25, base: 30, kind: 'shot' },
    { seconds: 240, base: 300, kind: 'steep' },
    { seconds: 200, base: 180, kind: 'brew' },
  ],
  not_fine_enough: outOfReach,
  not_coarse_enough: outOfReach,
  no_usual_setting: [{ grinder: 'Niche Zero', method: 'v60', setting: TURNS }],
  nudge_cut_short: [
    { setting: CLICKS, made: 0, asked: 3 },
    { setting: CLICKS, made: 1, asked: 3 },
    { setting: TURNS, made: 2, asked: 3 },
  ],
  nudge_out_of_range: [
    { method: 'turkish', way: 'coarser' },
    { method: 'moka', way: 'finer' },
  ],
  dial_ends: (['fine', 'coarse'] as const).map((way) => ({
    grinder: 'Niche Zero',
    setting: { text: '50' },
    way,
    from: 'Porlex Mini',
    fromSetting: { turns: 1 },
  })),
  beyond_known_points: [{ grinders: ['Niche Zero'] }, { grinders: ['Niche Zero', 'Porlex Mini'] }],
}

export const ADVICE_SAMPLES: Samples<Advice> = {
  taste_cause: (['balanced', 'under', 'over', 'uneven', 'thin_and_bitter', 'weak', 'strong', 'papery'] as const).map(
    (cause) => ({ cause }),
  ),
  technique: (['distribute_and_tamp', 'stir_bloom', 'stir', 'gentler', 'rinse_paper'] as const).map((technique) => ({
    technique,
  })),
  move_grind: [true, false].map((isOnlyChange) => ({ move: FINER, setting: CLICKS, isOnlyChange })),
  set_dose: [null, 18.5].map((before) => ({ grams: 20, before })),
  set_yield: [null, 36].map((before) => ({ grams: 40, before })),
  set_temperature: [null, 199].map((before) => ({ waterTempF: 203, before })),
  set_time: [null, 180].map((before) => ({ seconds: 200, before })),
  by_feel: (
    ['none', 'finer', 'coarser', 'more-even', 'more-coffee', 'less-coffee', 'more-yield', 'less-yield'] as const
  )
    .map((kind) => ({ kind }))
    .concat((['hotter', 'cooler', 'longer', 'shorter'] as const).map((kind) => ({ kind })) as never),
  hotter_instead: [{}],
  half_way_to_best: [{}],
  grind_at_end: [{}],
}

/** Values of the samples that stay as they are in every language. */
export const NAMES = ['Niche Zero', 'Porlex Mini']
