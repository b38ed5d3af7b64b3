/** The type of decisions, and the context that they are carried out in. */
import type { Db } from '../../../db/open.ts'
import type { User } from '../../members/accounts/queries.ts'
import type { Actor } from '../audit/actor.ts'
import type { Decided } from '../audit/record.ts'
import type { ReviewItem } from '../queue/queries.ts'
import type { Target } from './target.ts'

export interface Context {
  db: Db
  actor: Actor
  target: Target
  /** Locked; undefined if the thing has no author. */
  author: User | undefined
  /** The open item about the thing in the review queue, if there is one. */
  item: ReviewItem | undefined
  /** For the author. */
  reason: string | null
  /** When a suspension ends. */
  until: string | undefined
  /** What a duplicate is merged into. */
  intoId: number | undefined
  /** For links in mails. */
  baseUrl: string | undefined
}

/** Carries a decision out and returns what the audit log says about it. */
export type Decision = (context: Context) => Promise<Omit<Decided, 'subjectType' | 'subjectRef'>>
