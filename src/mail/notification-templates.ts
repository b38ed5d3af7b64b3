/** The texts of the mails to the authors of recipes. None quotes what somebody wrote: that is only on the site. */
import type { NotificationKind } from '../db/tables.ts'
import type { Language } from '../i18n/languages.ts'
import { type Message, message } from '../i18n/message.ts'
import { compose, type Parts, type Words } from './layout.ts'
import { greeting, safeName, safeText } from './safe-text.ts'

export interface AboutRecipe {
  language: Language
  /** Left out for an unverified address, since these names may have been chosen to send its owner a message. */
  names?: { author: string; coffee: string; by?: string }
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

/** The coffee's name, unless names are left out or nothing of it is safe to mail. */
const coffeeOf = ({ names }: AboutRecipe): string | undefined => (names && safeText(names.coffee, 60)) || undefined

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
  const [name, coffee] = [actorOf(about), coffeeOf(about)]
  return compose(about.language, {
    ...common(about, 'comment'),
    subject: coffee
      ? message('{name} commented on your recipe for {coffee}', { name, coffee })
      : message('{name} commented on your recipe', { name }),
    title: message('New comment on your recipe'),
    paragraphs: [
      coffee
        ? message('{name} commented on your recipe for {coffee}.', { name, coffee })
        : message('{name} commented on your recipe.', { name }),
    ],
    action: { label: message('Read the comment'), url: about.url },
  })
}

export function brewMail(about: AboutRecipe & { rating: number | null }): Words {
  const [name, coffee] = [actorOf(about), coffeeOf(about)]
  return compose(about.language, {
    ...common(about, 'brew'),
    subject: coffee
      ? message('{name} brewed your recipe for {coffee}', { name, coffee })
      : message('{name} brewed your recipe', { name }),
    title: message('Somebody brewed your recipe'),
    paragraphs: [about.rating === null ? brewed(name, coffee) : rated(name, coffee, about.rating)],
    action: { label: SEE_RECIPE, url: about.url },
  })
}

const brewed = (name: string | Message, coffee: string | undefined): Message =>
  coffee
    ? message('{name} brewed your recipe for {coffee}.', { name, coffee })
    : message('{name} brewed your recipe.', { name })

const rated = (name: string | Message, coffee: string | undefined, rating: number): Message =>
  coffee
    ? message(
        '{name} brewed your recipe for {coffee} and gave it {rating, plural, one {# star} other {# stars}} out of 5.',
        { name, coffee, rating },
      )
    : message('{name} brewed your recipe and gave it {rating, plural, one {# star} other {# stars}} out of 5.', {
        name,
        rating,
      })

export function saveMail(about: AboutRecipe): Words {
  const [name, coffee] = [actorOf(about), coffeeOf(about)]
  return compose(about.language, {
    ...common(about, 'save'),
    subject: coffee
      ? message('{name} saved your recipe for {coffee}', { name, coffee })
      : message('{name} saved your recipe', { name }),
    title: message('Somebody saved your recipe'),
    paragraphs: [
      coffee
        ? message('{name} saved your recipe for {coffee}.', { name, coffee })
        : message('{name} saved your recipe.', { name }),
    ],
    action: { label: SEE_RECIPE, url: about.url },
  })
}

const DIGESTS: Record<NotificationKind, (count: number, coffee: string | undefined) => Message> = {
  comment: (count, coffee) =>
    coffee
      ? message('{count, plural, one {# more comment} other {# more comments}} on your recipe for {coffee}', {
          count,
          coffee,
        })
      : message('{count, plural, one {# more comment} other {# more comments}} on your recipe', { count }),
  brew: (count, coffee) =>
    coffee
      ? message('{count, plural, one {# more brew} other {# more brews}} of your recipe for {coffee}', {
          count,
          coffee,
        })
      : message('{count, plural, one {# more brew} other {# more brews}} of your recipe', { count }),
  save: (count, coffee) =>
    coffee
      ? message('{count, plural, one {# more person} other {# more people}} saved your recipe for {coffee}', {
          count,
          coffee,
        })
      : message('{count, plural, one {# more person} other {# more people}} saved your recipe', { count }),
}

/** What happened since the last mail, as one number. */
export function digestMail(about: AboutRecipe & { kind: NotificationKind; count: number }): Words {
  const news = DIGESTS[about.kind](about.count, coffeeOf(about))
  return compose(about.language, {
    ...common(about, about.kind),
    subject: news,
    title: message('News about your recipe'),
    paragraphs: [message('Since our last email: {news}.', { news })],
    action: { label: SEE_RECIPE, url: about.url },
  })
}
