/** All SQL of the lists of shared content, newest first along the primary keys. */
import type { Db } from '../../../db/open.ts'
import { queryRaw } from '../../../db/raw-sql.ts'

export interface ContentRow {
  id: number
  name: string
  text: string | null
  slug: string | null
  recipeId: number | null
  authorId: number | null
  author: string | null
  createdAt: string
}

/** Long texts are shortened to this: a list of a hundred whole ones would be megabytes. */
export const EXCERPT_LENGTH = 500
const excerpt = (column: string): string => `substr(${column}, 1, ${EXCERPT_LENGTH + 1}) as text`

const SOURCES = {
  recipe: `select t.id, c.name || ', ' || t."brewMethod" as name, ${excerpt('t.notes')}, null as slug, t.id as "recipeId",
      u.id as "authorId", u."displayName" as author, t."createdAt"
    from recipes t join coffees c on c.id = t."coffeeProfileId" left join users u on u.id = t."createdById"`,
  comment: `select t.id, c.name as name, ${excerpt('t.body')}, null as slug, t."recipeId",
      u.id as "authorId", u."displayName" as author, t."createdAt"
    from comments t join recipes r on r.id = t."recipeId" join coffees c on c.id = r."coffeeProfileId"
    join users u on u.id = t."userId"`,
  coffee: `select t.id, t.name, ${excerpt('t.description')}, t.slug, null as "recipeId",
      u.id as "authorId", u."displayName" as author, t."createdAt"
    from coffees t left join users u on u.id = t."submittedById"`,
  roaster: `select t.id, t.name, ${excerpt('t.description')}, t.slug, null as "recipeId",
      null as "authorId", null as author, t."createdAt" from roasters t`,
} as const
export type ContentType = keyof typeof SOURCES
export const CONTENT_TYPES = ['recipe', 'comment', 'coffee', 'roaster'] as const satisfies readonly ContentType[]

export const listContent = (db: Db, type: ContentType, before: number, limit: number): Promise<ContentRow[]> =>
  queryRaw<ContentRow>(db, `${SOURCES[type]} where t.id < ? order by t.id desc limit ?`, [before, limit])
