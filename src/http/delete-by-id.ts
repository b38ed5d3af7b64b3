/** DELETEs that name what goes in their body, or in the query where a client's DELETE has no body. */

import { Type } from 'typebox'
import { badRequest } from './errors.ts'
import { Id, Nullable } from './schemas.ts'

type Named<Name extends string> = { [K in Name]?: number }

/** For a route's `schema`: both places, either of which will do. */
export function deleteById<const Name extends string>(name: Name) {
  const named = Type.Object({ [name]: Type.Optional(Id()) })
  return {
    body: Type.Unsafe<Named<Name> | null>(Nullable(named)),
    querystring: Type.Unsafe<Named<Name>>(named),
  }
}

export function requireDeleteId<const Name extends string>(
  name: Name,
  { body, query }: { body: Named<Name> | null | undefined; query: Named<Name> },
): number {
  const id = body?.[name] ?? query[name]
  if (id === undefined) throw badRequest(`${name} is required`, name)
  return id
}
