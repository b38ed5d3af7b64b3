/** The figures and steps of a recipe as texts, for pages and exports. */
import { formatDuration } from '../../../domain/measures.ts'
import { proposeTitle } from '../../../domain/recipe-words.ts'
import type { PlannedStep } from '../../../domain/steps/plan.ts'
import type { Formatter } from '../../../domain/units/formatter.ts'
import type { Language } from '../../../i18n/languages.ts'
import { type Message, message } from '../../../i18n/message.ts'
import { methodName } from '../../../i18n/names.ts'
import { settingMessage } from '../../../sentences/dial.ts'
import { grinderMessage } from '../../../sentences/grinder-name.ts'
import { proposedTitleMessage } from '../../../sentences/recipe-title.ts'
import { STEP_ACTION_NAMES } from '../../../sentences/step-actions.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { Recipe } from '../browse/read.ts'

/** The reader of a page or an export. */
export interface PageReader {
  baseUrl: string
  language: Language
  /** Numbers and units as usual in the reader's region. */
  format: Formatter
  /** Translates a message. */
  t: (message: Message) => string
}

export interface FigureTexts {
  dose: string
  water: string
  temperature: string | undefined
  time: string | undefined
  grind: string
}

export function figuresOf(recipe: Recipe, catalog: Catalog, reader: PageReader): FigureTexts {
  const { format, t } = reader
  const { waterTempF, brewTimeSeconds } = recipe
  const grinder = catalog.requireGrinder(recipe.grinderId)
  return {
    dose: t(message('{dose} coffee', { dose: format.weight(recipe.doseGrams) })),
    water: t(waterMessage(recipe, catalog, format)),
    temperature: waterTempF === null ? undefined : temperature(waterTempF, format),
    time: brewTimeSeconds === null ? undefined : formatDuration(brewTimeSeconds),
    grind: t(
      message('{setting} on the {grinder}', {
        setting: settingOf(recipe, catalog, reader),
        grinder: t(grinderMessage(grinder)),
      }),
    ),
  }
}

/** The water of an espresso is what ends up in the cup, unless the recipe has a separate yield. */
const isWeighedInCup = ({ brewMethod, yieldGrams }: Recipe, catalog: Catalog): boolean =>
  yieldGrams === null && catalog.requireMethod(brewMethod).extraction === 'espresso'

/** The label of `waterGrams`, which is the yield of an espresso. */
export const liquidName = (recipe: Recipe, catalog: Catalog): Message =>
  isWeighedInCup(recipe, catalog) ? message('Yield') : message('Water')

function waterMessage(recipe: Recipe, catalog: Catalog, format: Formatter): Message {
  const [water, ratio] = [format.weight(recipe.waterGrams), format.ratio(recipe.ratio)]
  return isWeighedInCup(recipe, catalog)
    ? message('{water} in the cup ({ratio})', { water, ratio })
    : message('{water} water ({ratio})', { water, ratio })
}

/** In both units, since search engines show it to everybody; the reader's own comes first. */
function temperature(fahrenheit: number, format: Formatter): string {
  const other = format.units.temperature === 'C' ? 'F' : 'C'
  return `${format.temperature(fahrenheit)} (${format.temperature(fahrenheit, other)})`
}

/** As the dial shows it. */
export function settingOf({ grindSetting, grinderId }: Recipe, catalog: Catalog, { t }: PageReader): string {
  return typeof grindSetting === 'number'
    ? t(settingMessage(catalog.requireGrinder(grinderId), grindSetting))
    : grindSetting
}

/** The author's title, or one that is proposed. */
export function titleOf(
  { title, brewMethod, machine, createdBy }: Recipe,
  catalog: Catalog,
  { t }: PageReader,
): string {
  if (title !== null) return title
  const method = t(methodName(catalog.requireMethod(brewMethod)))
  return t(
    proposedTitleMessage(
      proposeTitle({ method, brewer: `${machine.brand} ${machine.model}`, author: createdBy.displayName }),
    ),
  )
}

/** "At 0:45: Pour in slow circles, up to 190 g. Keep it low." */
export function describeStep(step: PlannedStep, isTimed: boolean, { format, t }: PageReader): string {
  const what = step.label ?? t(STEP_ACTION_NAMES[step.action])
  const water = step.waterGrams === undefined ? undefined : format.weight(step.waterGrams)
  const done = water === undefined ? what : t(message('{what}, up to {water}', { what, water }))
  const time = isTimed && step.phase === 'brew' ? formatDuration(step.startSeconds) : undefined
  const sentence = time === undefined ? done : t(message('At {time}: {what}', { time, what: done }))
  return step.note ? `${sentence}. ${step.note}` : sentence
}
