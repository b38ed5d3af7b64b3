/** What can be reported and moderated: names and links. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'

export type SubjectType = 'recipe' | 'comment' | 'coffee' | 'roaster' | 'profile'

export interface Subject {
  type: SubjectType
  id: number
}

const NAMES: Record<SubjectType, MessageDescriptor> = {
  recipe: msg`Recipe`,
  comment: msg`Comment`,
  coffee: msg`Coffee`,
  roaster: msg`Roaster`,
  profile: msg`Profile`,
}

export const subjectName = (type: SubjectType): string => t(NAMES[type])

interface Located extends Subject {
  /** The recipe of a comment. */
  recipeId?: number | null
  /** Slug of a roaster. */
  slug?: string | null
}

/** Undefined if there is no page to show. */
export function subjectHref({ type, id, recipeId, slug }: Located): string | undefined {
  if (type === 'recipe') return `/recipes/${id}`
  if (type === 'coffee') return `/coffees/${id}`
  if (type === 'profile') return `/users/${id}`
  if (type === 'comment') return recipeId ? `/recipes/${recipeId}#comments` : undefined
  return slug ? `/roasters/${slug}` : undefined
}

export const REASONS = ['spam', 'abuse', 'wrong_facts', 'copyright', 'other'] as const
export type Reason = (typeof REASONS)[number]

const REASON_NAMES: Record<Reason, MessageDescriptor> = {
  spam: msg`Advertising or spam`,
  abuse: msg`Insulting or harmful`,
  wrong_facts: msg`Wrong facts`,
  copyright: msg`Copied from someone else`,
  other: msg`Something else`,
}

export const reasonName = (reason: Reason): string => t(REASON_NAMES[reason])
