/** The texts of the mails to the authors of recipes. None contains what somebody wrote: that is read on the site. */
import type { NotificationKind } from '../db/tables.ts'
import { compose, type Words } from './layout.ts'
import { safeName, safeText } from './safe-text.ts'

export interface AboutRecipe {
  /** Left out for an address that nobody has proven, since others may have chosen these names to reach its owner. */
  names?: { author: string; coffee: string; by?: string }
  url: string
  unsubscribeUrl: string
}

const recipeOf = ({ names }: AboutRecipe): string => {
  const coffee = names && safeText(names.coffee, 60)
  return coffee ? `your recipe for ${coffee}` : 'your recipe'
}

const actorOf = ({ names }: AboutRecipe): string => (names?.by ? safeName(names.by) : 'Someone')

/** The parts that all these mails have in common. */
const common = ({ names, unsubscribeUrl }: AboutRecipe, topic: string) => ({
  greeting: names && `Hello ${safeName(names.author)},`,
  footnote: `You get this email because the recipe is yours. Emails about ${topic} can be switched off in your settings, under Notifications.`,
  unsubscribeUrl,
})

export const commentMail = (about: AboutRecipe): Words =>
  compose({
    ...common(about, 'comments'),
    subject: `${actorOf(about)} commented on ${recipeOf(about)}`,
    title: 'New comment on your recipe',
    paragraphs: [`${actorOf(about)} commented on ${recipeOf(about)}.`],
    action: { label: 'Read the comment', url: about.url },
  })

export function brewMail(about: AboutRecipe & { rating: number | null }): Words {
  const verdict = about.rating === null ? '' : ` and gave it ${about.rating} out of 5`
  return compose({
    ...common(about, 'brews'),
    subject: `${actorOf(about)} brewed ${recipeOf(about)}`,
    title: 'Somebody brewed your recipe',
    paragraphs: [`${actorOf(about)} brewed ${recipeOf(about)}${verdict}.`],
    action: { label: 'See the recipe', url: about.url },
  })
}

export const saveMail = (about: AboutRecipe): Words =>
  compose({
    ...common(about, 'saved recipes'),
    subject: `${actorOf(about)} saved ${recipeOf(about)}`,
    title: 'Somebody saved your recipe',
    paragraphs: [`${actorOf(about)} saved ${recipeOf(about)} to come back to it.`],
    action: { label: 'See the recipe', url: about.url },
  })

const times = (count: number): string => (count === 1 ? 'once more' : `${count} more times`)
const people = (count: number): string => (count === 1 ? '1 more person' : `${count} more people`)
const comments = (count: number): string => (count === 1 ? '1 more comment' : `${count} more comments`)

const DIGESTS: Record<NotificationKind, { topic: string; subject: (recipe: string, count: number) => string }> = {
  comment: { topic: 'comments', subject: (recipe, count) => `${comments(count)} on ${recipe}` },
  brew: { topic: 'brews', subject: (recipe, count) => `${capitalized(recipe)} was brewed ${times(count)}` },
  save: { topic: 'saved recipes', subject: (recipe, count) => `${people(count)} saved ${recipe}` },
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What happened since the last mail, as one number. */
export function digestMail(about: AboutRecipe & { kind: NotificationKind; count: number }): Words {
  const { topic, subject } = DIGESTS[about.kind]
  const sentence = subject(recipeOf(about), about.count)
  return compose({
    ...common(about, topic),
    subject: sentence,
    title: 'News about your recipe',
    paragraphs: [`${sentence} since our last email about it.`],
    action: { label: 'See the recipe', url: about.url },
  })
}
