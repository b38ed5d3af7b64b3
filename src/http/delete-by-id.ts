/** DELETE routes that take an id in the body, or in the query for clients whose DELETE can't have a body. */

import { Type } from 'typebox'
import { badRequest } from './errors.ts'
import { missingField } from './field-names.ts'
import { Id, Nullable } from './schemas.ts'

type Named<Name extends string> = { [K in Name]?: number }

/** Returns the body and query for a route's `schema`; the id may be in either. */
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
  if (id === undefined) throw badRequest(missingField(name), name)
  return id
}
