/** Sentences about how the brewer, its size, the water and the coffee's age affect a recipe. */
import type { Finding } from '../domain/finding.ts'
import { message } from '../i18n/message.ts'
import type { SentencesFor } from './format.ts'

export const FINDING_SENTENCES: SentencesFor<Finding> = {
  cut_to_capacity: ({ amount, grams, limit }, format) => {
    const values = { grams: format.weight(grams) }
    if (amount === 'dose') {
      return limit === 'most'
        ? message('This brewer holds {grams} of coffee at most, so the recipe stops there.', values)
        : message('This brewer needs at least {grams} of coffee, so the recipe stops there.', values)
    }
    return limit === 'most'
      ? message('This brewer makes {grams} in the cup at most, so the recipe stops there.', values)
      : message('This brewer makes at least {grams} in the cup, so the recipe stops there.', values)
  },
  full_basket: ({ wanted }) =>
    wanted === 'stronger'
      ? message(
          "A moka pot's basket is always full, so you can't make it stronger. Brew a smaller pot or add less milk.",
        )
      : message("A moka pot's basket is always full, so you can't make it lighter. Add hot water to the cup."),
  machine_sets_temperature: () => message('The machine sets the temperature itself.'),
  boils_cooler: ({ altitudeMeters, boilingF }, format) =>
    message('At {altitude}, water boils at {temperature}. Use it straight off the boil.', {
      altitude: format.altitude(altitudeMeters),
      temperature: format.temperature(boilingF),
    }),
  shot_runs_fast: ({ seconds }) =>
    message('This shot runs through in about {seconds} s and tastes thin and sour. Grind finer for a longer one.', {
      seconds,
    }),
  shot_runs_slow: ({ seconds }) =>
    message('This shot drips for about {seconds} s or chokes the machine. Grind coarser for a shorter one.', {
      seconds,
    }),
  aged_coffee: ({ weeks }) =>
    message(
      '{weeks, plural, one {# week} other {# weeks}} after roasting, shots run faster at the same setting, so the grind is a touch finer.',
      { weeks },
    ),
  water_hardness: ({ hardness }) =>
    hardness === 'HARD'
      ? message('Hard water dulls acidity. If the cup tastes flat, try softer water before another grind.')
      : message('Very soft water tastes sharp and thin. If the cup does, try harder water before another grind.'),
  brew_in_batches: ({ count, doseGrams, waterGrams }, format) =>
    message(
      "This brewer doesn't hold that much at once. Brew {count, plural, one {# batch} other {# batches}} of {dose} of coffee and {water} of water.",
      { count, dose: format.weight(doseGrams), water: format.weight(waterGrams) },
    ),
  below_minimum: ({ amount, grams, least }, format) => {
    const values = { grams: format.weight(grams), least: format.weight(least) }
    return amount === 'dose'
      ? message('{grams} of coffee is less than this brewer works well with ({least}).', values)
      : message('{grams} of water is less than this brewer works well with ({least}).', values)
  },
  may_not_taste: () =>
    message('You may not taste this. The difference in strength is smaller than most people notice.'),
}
