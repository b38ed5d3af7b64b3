/** The figures and steps of a recipe as texts, for pages and exports. */
import { grinderName } from '../../../domain/catalog.ts'
import { formatDuration } from '../../../domain/measures.ts'
import { formatSetting } from '../../../domain/notation.ts'
import { proposeTitle } from '../../../domain/recipe-words.ts'
import type { PlannedStep } from '../../../domain/steps/plan.ts'
import { number, temperature } from '../../../i18n/figures.ts'
import type { Language } from '../../../i18n/languages.ts'
import { type Message, message, verbatim } from '../../../i18n/message.ts'
import { methodName } from '../../../i18n/names.ts'
import { STEP_ACTION_NAMES } from '../../../i18n/step-actions.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { Recipe } from '../browse/read.ts'

/** For whom the texts are. */
export interface Reader {
  baseUrl: string
  language: Language
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

export function figuresOf(recipe: Recipe, catalog: Catalog, { language, t }: Reader): FigureTexts {
  const { waterTempF, brewTimeSeconds } = recipe
  const grinder = catalog.requireGrinder(recipe.grinderId)
  return {
    dose: t(message('{grams} g coffee', { grams: number(recipe.doseGrams, language) })),
    water: t(
      message('{grams} g water (1:{ratio})', {
        grams: number(recipe.waterGrams, language),
        ratio: number(recipe.ratio, language),
      }),
    ),
    temperature: waterTempF === null ? undefined : temperature(waterTempF, language),
    time: brewTimeSeconds === null ? undefined : formatDuration(brewTimeSeconds),
    grind: t(
      message('{setting} on the {grinder}', { setting: settingOf(recipe, catalog), grinder: grinderName(grinder) }),
    ),
  }
}

/** As the dial shows it. */
export function settingOf({ grindSetting, grinderId }: Recipe, catalog: Catalog): string {
  return typeof grindSetting === 'number'
    ? formatSetting(catalog.requireGrinder(grinderId), grindSetting)
    : grindSetting
}

/** The author's title, or one that is proposed. */
export function titleOf({ title, brewMethod, machine, createdBy }: Recipe, catalog: Catalog, { t }: Reader): string {
  if (title !== null) return title
  const method = t(methodName(catalog.requireMethod(brewMethod)))
  return t(
    titleMessage(proposeTitle({ method, brewer: `${machine.brand} ${machine.model}`, author: createdBy.displayName })),
  )
}

function titleMessage({ code, params }: ReturnType<typeof proposeTitle>): Message {
  switch (code) {
    case 'brewer_by_author':
      return message('{brewer} by {author}', params)
    case 'method_by_author':
      return message('{method} by {author}', params)
    case 'brewer':
      return verbatim(params.brewer)
    case 'method':
      return verbatim(params.method)
  }
}

/** "At 0:45: Pour in slow circles, up to 190 g. Keep it low." */
export function describeStep(step: PlannedStep, isTimed: boolean, { language, t }: Reader): string {
  const what = step.label ?? t(STEP_ACTION_NAMES[step.action])
  const grams = step.waterGrams === undefined ? undefined : number(step.waterGrams, language)
  const done = grams === undefined ? what : t(message('{what}, up to {grams} g', { what, grams }))
  const time = isTimed && step.phase === 'brew' ? formatDuration(step.startSeconds) : undefined
  const sentence = time === undefined ? done : t(message('At {time}: {what}', { time, what: done }))
  return step.note ? `${sentence}. ${step.note}` : sentence
}
