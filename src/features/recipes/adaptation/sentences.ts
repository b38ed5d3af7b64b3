/** English sentences for what the model found about a recipe. */
import type { Finding, FindingCode } from '../../../domain/finding.ts'
import type { Warning } from '../../../http/schemas.ts'

type ParamsOf<C extends FindingCode> = Extract<Finding, { code: C }>['params']

const SENTENCES: { [C in FindingCode]: (params: ParamsOf<C>) => string } = {
  cut_to_capacity: ({ amount, grams, limit }) =>
    `${grams} g of ${amount === 'dose' ? 'coffee' : 'drink'} is the ${limit} that this brewer takes, so the recipe stops there.`,
  full_basket: ({ wanted }) =>
    wanted === 'stronger'
      ? "A moka pot's basket is always filled, so its strength can't be turned up: brew a smaller pot, or add less milk."
      : "A moka pot's basket is always filled, so its strength can't be turned down: add hot water to the cup.",
  machine_sets_temperature: () => 'The machine decides the temperature; there is nothing to set.',
  boils_cooler: ({ altitudeMeters, boilingF }) =>
    `At ${altitudeMeters} m water boils at ${boilingF} °F, so use it straight off the boil.`,
  shot_runs_fast: ({ seconds }) =>
    `Expect this shot to run through in about ${seconds} s and to taste thin and sour: grind finer for a longer one.`,
  shot_runs_slow: ({ seconds }) =>
    `Expect this shot to drip for about ${seconds} s or to choke the machine: grind coarser for a shorter one.`,
  aged_coffee: ({ weeks }) =>
    `${weeks} weeks off roast shots run faster at the same setting: the grind is a touch finer.`,
  water_hardness: ({ hardness }) =>
    hardness === 'HARD'
      ? 'Hard water dulls acidity: if the cup tastes flat, try softer water before another grind.'
      : 'Very soft water tastes sharp and thin: if the cup does, try harder water before another grind.',
  brew_in_batches: ({ count, doseGrams, waterGrams }) =>
    `This brewer doesn't hold that much at once: brew ${count === 2 ? 'two' : count} batches of ${doseGrams} g of coffee and ${waterGrams} g of water.`,
  below_minimum: ({ amount, grams, least }) =>
    `${grams} g of ${amount === 'dose' ? 'coffee' : 'water'} is less than this brewer works well with (${least} g).`,
  may_not_taste: () => 'You may not taste this: the change in strength is smaller than most people can tell apart.',
}

/** Findings about the size of a brew. */
export const SIZE_FINDINGS: readonly FindingCode[] = ['brew_in_batches', 'below_minimum']

/** Findings that the reader should not miss. */
const WARNINGS: readonly FindingCode[] = ['cut_to_capacity', 'full_basket', 'shot_runs_fast', 'shot_runs_slow']

export const sentenceFor = ({ code, params }: Finding): string => SENTENCES[code](params as never)

export const toWarnings = (findings: readonly Finding[]): Warning[] =>
  findings
    .filter(({ code }) => WARNINGS.includes(code))
    .map((finding) => ({ code: finding.code, message: sentenceFor(finding) }))

export const toNotes = (findings: readonly Finding[]) =>
  findings.map((finding) => ({
    code: finding.code,
    params: finding.params as Record<string, number | string>,
    message: sentenceFor(finding),
  }))
