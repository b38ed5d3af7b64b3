/** Reads fields of a brew that have two names. */
import { badRequest } from '../../../http/errors.ts'
import { message } from '../../../i18n/message.ts'

type Values = Readonly<Record<string, unknown>>

/** Undefined if neither is given, null if given only as null. Throws if both have a value and these differ. */
export function aliased<const A extends string, const B extends string>(
  body: { [K in A | B]?: number | null } & Values,
  name: A,
  alias: B,
): number | null | undefined {
  const [value, other] = [body[name], body[alias]]
  const isBoth = value !== undefined && value !== null && other !== undefined && other !== null
  if (isBoth && value !== other)
    throw badRequest(message("{name} and {alias} mean the same thing and can't differ", { name, alias }), alias)
  return value ?? other ?? (value === null || other === null ? null : undefined)
}
