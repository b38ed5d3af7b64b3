/** Holds new things for review, and shows authors what others can't see. */
import type { Db } from '../../../db/open.ts'
import type { SubjectType } from '../../../db/tables.ts'
import { MAX_ID } from '../../../http/schemas.ts'
import { openItem } from '../queue/queries.ts'
import { roleOf } from '../roles/role.ts'
import type { Settings } from '../settings/settings.ts'
import {
  findWithheld,
  listHiddenRoasters,
  listRoastersOfWithheldCoffees,
  listWithheldOf,
  type Subject,
  type Withheld,
  type WithheldRoaster,
} from '../withheld/queries.ts'
import { withdraw } from '../withheld/withdraw.ts'
import { findTrustSignals } from './queries.ts'
import { type Figures, hasLink, isImpossible } from './rules.ts'

declare module 'fastify' {
  interface FastifyInstance {
    review: Review
  }
}

const DAY_MS = 86_400_000
/** More than people have waiting. The complete list is at /api/user/reviews. */
const MAX_SHOWN = 20
const MAX_ROWS_READ = 100

export interface Held {
  text: string | null
  /** Of a recipe. */
  figures?: Figures
}

export class Review {
  readonly #settings: Settings
  readonly #adminEmails: readonly string[]

  constructor(settings: Settings, adminEmails: readonly string[]) {
    this.#settings = settings
    this.#adminEmails = adminEmails
  }

  /**
   * Call it in the transaction that shares or changes something, after its last write. Returns whether the thing is
   * held: then it waits in the queue, and only its author sees it.
   */
  async hold(db: Db, userId: number, subject: Subject, { text, figures }: Held): Promise<boolean> {
    const { quotas, holdLinks } = this.#settings.values
    if (!quotas) return false
    const isOdd = figures !== undefined && isImpossible(figures)
    const isFirstLink = holdLinks && hasLink(text) && (await this.#isNew(db, userId, subject))
    if (!isOdd && !isFirstLink) return false
    if (!(await withdraw(db, subject, { state: 'pending', reason: null, takesRoaster: true }))) return false
    await openItem(db, subject, 'held')
    return true
  }

  /** Accounts without an approved thing are new for some days, and until they have something else in public. */
  async #isNew(db: Db, userId: number, subject: Subject): Promise<boolean> {
    const account = await findTrustSignals(db, userId)
    if (!account || account.approvals > 0 || roleOf(account, this.#adminEmails) !== 'member') return false
    const age = Date.now() - Date.parse(account.createdAt)
    if (age < this.#settings.values.newAccountDays * DAY_MS) return true
    // The thing itself is in public already at this point.
    const itself = subject.type === 'recipe' || subject.type === 'comment' ? 1 : 0
    return account.recipes + account.comments - itself <= 0
  }

  /** Returns a pending or hidden thing if the viewer is its author. */
  async findOwn(db: Db, subject: Subject, viewerId: number | undefined): Promise<Withheld | undefined> {
    if (viewerId === undefined) return undefined
    const withheld = await findWithheld(db, subject)
    return withheld && withheld.authorId === viewerId && withheld.state !== 'deleted' ? withheld : undefined
  }

  /** Returns a pending or hidden roaster if the viewer manages it or added the coffee that it came with. */
  async findOwnRoaster(db: Db, slug: string, viewerId: number | undefined): Promise<WithheldRoaster | undefined> {
    if (viewerId === undefined) return undefined
    const own = [...(await listHiddenRoasters(db, viewerId)), ...(await listRoastersOfWithheldCoffees(db, viewerId))]
    return own.find(({ roaster }) => roaster.slug === slug)
  }

  /** Returns the roaster that the viewer manages, if it is pending or hidden at the moment. */
  async findManagedRoaster(db: Db, viewerId: number): Promise<WithheldRoaster | undefined> {
    return (await listHiddenRoasters(db, viewerId))[0]
  }

  /** Returns the latest things of a kind that only their author sees, newest first. */
  async listOwn(db: Db, type: SubjectType, viewerId: number): Promise<Withheld[]> {
    const all = await listWithheldOf(db, viewerId, MAX_ID, MAX_ROWS_READ)
    return all.filter(({ subjectType, state }) => subjectType === type && state !== 'deleted').slice(0, MAX_SHOWN)
  }
}
