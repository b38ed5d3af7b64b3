/** The texts of the mails to the authors of recipes. None quotes what somebody wrote: that is only on the site. */
import type { NotificationKind } from '../db/tables.ts'
import type { Language } from '../i18n/languages.ts'
import { type Message, message } from '../i18n/message.ts'
import { methodRecipe } from '../sentences/method-phrases.ts'
import { compose, type Parts, type Words } from './layout.ts'
import { greeting, safeName, safeText } from './safe-text.ts'

export interface AboutRecipe {
  language: Language
  /** Left out for an unverified address, since these texts may have been chosen to send its owner a message. */
  names?: { author: string; title: string | null; coffee: string; by?: string }
  /** Id of the brew method. */
  method: string
  url: string
  unsubscribeUrl: string
}

const FOOTNOTES: Record<NotificationKind, Message> = {
  comment: message(
    'You get this email because the recipe is yours. You can turn off emails about comments in your settings, under Notifications.',
  ),
  brew: message(
    'You get this email because the recipe is yours. You can turn off emails about brews in your settings, under Notifications.',
  ),
  save: message(
    'You get this email because the recipe is yours. You can turn off emails about saved recipes in your settings, under Notifications.',
  ),
}

const SEE_RECIPE = message('See the recipe')

/** After "your": by its title, else by method and coffee. Without names, or if they aren't safe to mail, by method. */
function recipeOf({ names, method }: AboutRecipe): Message {
  const title = names?.title ? safeText(names.title, 60) : ''
  if (title) return message('recipe “{title}”', { title })
  const recipe = methodRecipe(method)
  const coffee = names ? safeText(names.coffee, 60) : ''
  return coffee ? message('{recipe} for {coffee}', { recipe, coffee }) : recipe
}

/** Who commented, brewed or saved. */
const actorOf = ({ names }: AboutRecipe): string | Message => safeName(names?.by ?? '')

/** The parts that all these mails have in common. */
const common = ({ names, unsubscribeUrl }: AboutRecipe, kind: NotificationKind) =>
  ({
    greeting: names && greeting(names.author),
    footnote: FOOTNOTES[kind],
    unsubscribeUrl,
  }) satisfies Partial<Parts>

export function commentMail(about: AboutRecipe): Words {
  const [name, recipe] = [actorOf(about), recipeOf(about)]
  return compose(about.language, {
    ...common(about, 'comment'),
    subject: message('{name} commented on your {recipe}', { name, recipe }),
    title: message('New comment on your recipe'),
    paragraphs: [message('{name} commented on your {recipe}.', { name, recipe })],
    action: { label: message('Read the comment'), url: about.url },
  })
}

export function brewMail(about: AboutRecipe & { rating: number | null }): Words {
  const [name, recipe, { rating }] = [actorOf(about), recipeOf(about), about]
  return compose(about.language, {
    ...common(about, 'brew'),
    subject: message('{name} brewed your {recipe}', { name, recipe }),
    title: message('Somebody brewed your recipe'),
    paragraphs: [
      rating === null
        ? message('{name} brewed your {recipe}.', { name, recipe })
        : message('{name} brewed your {recipe} and gave it {rating, plural, one {# star} other {# stars}} out of 5.', {
            name,
            recipe,
            rating,
          }),
    ],
    action: { label: SEE_RECIPE, url: about.url },
  })
}

export function saveMail(about: AboutRecipe): Words {
  const [name, recipe] = [actorOf(about), recipeOf(about)]
  return compose(about.language, {
    ...common(about, 'save'),
    subject: message('{name} saved your {recipe}', { name, recipe }),
    title: message('Somebody saved your recipe'),
    paragraphs: [message('{name} saved your {recipe}.', { name, recipe })],
    action: { label: SEE_RECIPE, url: about.url },
  })
}

const DIGESTS: Record<NotificationKind, (count: number, recipe: Message) => Message> = {
  comment: (count, recipe) =>
    message('{count, plural, one {# more comment} other {# more comments}} on your {recipe}', { count, recipe }),
  brew: (count, recipe) =>
    message('{count, plural, one {# more brew} other {# more brews}} of your {recipe}', { count, recipe }),
  save: (count, recipe) =>
    message('{count, plural, one {# more person} other {# more people}} saved your {recipe}', { count, recipe }),
}

/** What happened since the last mail, as one number. */
export function digestMail(about: AboutRecipe & { kind: NotificationKind; count: number }): Words {
  const news = DIGESTS[about.kind](about.count, recipeOf(about))
  return compose(about.language, {
    ...common(about, about.kind),
    subject: news,
    title: message('News about your recipe'),
    paragraphs: [message('Since our last email: {news}.', { news })],
    action: { label: SEE_RECIPE, url: about.url },
  })
}
