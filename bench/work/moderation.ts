/** Lists of the admin pages, at any depth; the only target is that they don't get slower with more data. */
import { encodeCursor } from '../../src/http/pagination.ts'
import { memberId } from '../data/moderation.ts'
import { auditEntriesOf, OPERATOR_ID, reportsOf, withheldOf } from '../data/sizes.ts'
import { isoTime, momentMs } from '../data/timeline.ts'
import type { Facts } from './facts.ts'
import { fresh, get, type Make, recipeId, type Scenario } from './scenario.ts'

const asOperator = ({ tokens }: Facts) => ({ authorization: `Bearer ${tokens[OPERATOR_ID - 1]}` })

const list = (name: string, path: (...of: Parameters<Make>) => string): Scenario =>
  fresh(name, undefined, (random, facts) => get(path(random, facts), asOperator(facts)))

export const MODERATION: Scenario[] = [
  list('admin: queue', (random, { size }) => {
    const id = random.between(1, reportsOf(size))
    return `/api/admin/queue?cursor=${encodeCursor('oldest', [isoTime(momentMs(id / reportsOf(size))), id])}`
  }),
  list('admin: queue, most reported', () => '/api/admin/queue?sort=most_reported'),
  list('admin: audit log', (random, { size }) => {
    const id = random.between(1, auditEntriesOf(size))
    return `/api/admin/audit-log?cursor=${encodeCursor('audit', [id])}`
  }),
  list('admin: decisions about a member', (random, { size }) => {
    return `/api/admin/audit-log?memberId=${memberId(size, random.between(0, auditEntriesOf(size) - 1))}`
  }),
  list('admin: members', (random, { size }) => {
    return `/api/admin/members?cursor=${encodeCursor('newest', [random.between(1, size.users)])}`
  }),
  list('admin: recipes', (random, facts) => {
    return `/api/admin/content?cursor=${encodeCursor('recipe public', [recipeId(random, facts)])}`
  }),
  list('admin: hidden things', (random, { size }) => {
    return `/api/admin/content?state=hidden&cursor=${encodeCursor('recipe hidden', [random.between(1, withheldOf(size))])}`
  }),
  list('admin: overview', () => '/api/admin/overview'),
]
