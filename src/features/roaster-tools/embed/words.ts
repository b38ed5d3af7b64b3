/** The words that the widget shows, in the language that a page asks for. The widget has no translations itself. */
import { type Static, Type } from 'typebox'
import { STEP_ACTIONS } from '../../../domain/steps/step.ts'
import { DEFAULT_LANGUAGE, type Language, matchLanguage } from '../../../i18n/languages.ts'
import { type Message, message } from '../../../i18n/message.ts'
import { translate } from '../../../i18n/translate.ts'
import { STEP_ACTION_NAMES } from '../../../sentences/step-actions.ts'

/** Query parameter of embeds. Responses are cached by URL, so Accept-Language is ignored. */
export const Lang = Type.Optional(
  Type.String({
    maxLength: 200,
    description: 'Language of `words`, such as `de`; English if unknown',
    examples: ['de'],
  }),
)

export const embedLanguage = (lang: string | undefined): Language =>
  matchLanguage([lang?.trim() ?? '']) ?? DEFAULT_LANGUAGE

const Text = Type.String()

export const WidgetWords = Type.Object(
  {
    recipesBy: Type.String({ examples: ['Coffee recipes by Fernwhistle Coffee'] }),
    coffee: Text,
    water: Text,
    yield: Type.String({ description: 'What an espresso weighs in the cup', examples: ['Yield'] }),
    ratio: Text,
    temperature: Text,
    time: Text,
    minutes: Text,
    grind: Text,
    brewMethod: Text,
    fullRecipe: Text,
    communityRecipe: Text,
    poweredBy: Type.String({ description: '`{brand}` is replaced by the link', examples: ['Powered by {brand}'] }),
    noRecipes: Text,
    steps: Text,
    start: Text,
    pause: Text,
    next: Text,
    back: Text,
    close: Text,
    stepOf: Type.String({
      description: '`{step}` and `{count}` are replaced by numbers',
      examples: ['Step {step} of {count}'],
    }),
    yourGrinder: Text,
    onGrinder: Type.String({ description: '`{grinder}` is replaced by its name', examples: ['On your {grinder}'] }),
    usualFor: Type.String({ description: '`{method}` is replaced by its name', examples: ['Usual for {method}'] }),
    cannotGrind: Type.String({ description: '`{method}` is replaced by its name' }),
    searchGrinders: Text,
    noGrinder: Text,
    changeGrinder: Text,
    showOriginal: Text,
    notLoaded: Text,
    upTo: Type.String({ description: '`{weight}` is replaced by the weight on the scale', examples: ['to {weight}'] }),
    actions: Type.Record(Type.String(), Text, {
      description: 'Names of steps without a label, by action',
    }),
    roasts: Type.Object({ LIGHT: Text, MEDIUM_LIGHT: Text, MEDIUM: Text, MEDIUM_DARK: Text, DARK: Text }),
  },
  { description: 'What the widget shows, in the language of `lang`' },
)

type Words = Static<typeof WidgetWords>

/** The words that are the same for every roaster, by language. */
const sharedWords = new Map<Language, Omit<Words, 'recipesBy'>>()

export function widgetWords(language: Language, roaster: string): Words {
  let shared = sharedWords.get(language)
  if (!shared) {
    shared = translateShared(language)
    sharedWords.set(language, shared)
  }
  return { recipesBy: translate(language, message('Coffee recipes by {roaster}', { roaster })), ...shared }
}

function translateShared(language: Language): Omit<Words, 'recipesBy'> {
  const t = (text: Message) => translate(language, text)
  return {
    coffee: t(message('Coffee')),
    water: t(message('Water')),
    yield: t(message('Yield')),
    ratio: t(message('Ratio')),
    temperature: t(message('Temperature')),
    time: t(message('Time')),
    // For older versions of the widget that browsers still have in their caches.
    minutes: t(message('min')),
    grind: t(message('Grind')),
    brewMethod: t(message('Brew method')),
    fullRecipe: t(message('Full recipe')),
    communityRecipe: t(message('Community recipe')),
    // The widget replaces the placeholder with its link.
    poweredBy: t(message('Powered by {brand}', { brand: '{brand}' })),
    noRecipes: t(message('No recipes yet')),
    steps: t(message('Steps')),
    start: t(message('Start')),
    pause: t(message('Pause')),
    next: t(message('Next')),
    back: t(message('Back')),
    close: t(message('Close')),
    // The widget replaces these placeholders, and those below.
    stepOf: t(message('Step {step} of {count}', { step: '{step}', count: '{count}' })),
    yourGrinder: t(message('Your grinder')),
    onGrinder: t(message('On your {grinder}', { grinder: '{grinder}' })),
    usualFor: t(message('Usual for {method}', { method: '{method}' })),
    cannotGrind: t(message("This grinder can't grind for {method}.", { method: '{method}' })),
    searchGrinders: t(message('Search all grinders')),
    noGrinder: t(message('No grinder found')),
    changeGrinder: t(message('Change grinder')),
    showOriginal: t(message('Show original')),
    notLoaded: t(message("That can't be loaded right now. Try again later.")),
    upTo: t(message('to {weight}', { weight: '{weight}' })),
    actions: Object.fromEntries(STEP_ACTIONS.map((action) => [action, t(STEP_ACTION_NAMES[action])])),
    roasts: {
      LIGHT: t(message('Light roast')),
      MEDIUM_LIGHT: t(message('Medium light roast')),
      MEDIUM: t(message('Medium roast')),
      MEDIUM_DARK: t(message('Medium dark roast')),
      DARK: t(message('Dark roast')),
    },
  }
}
