/** Schema parts that several features share. */
import { type Static, type TSchema, Type } from 'typebox'

/** Well within what both engines and JSON numbers represent exactly, and more than any table will need. */
export const MAX_ID = 2_147_483_647

export const Id = (description?: string) => Type.Integer({ minimum: 1, maximum: MAX_ID, description })
export const IdParams = Type.Object({ id: Id() })
export const SlugParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 120 }) })

/** A pattern for at least one character that isn't white space. */
export const SOMETHING = '\\S'

export const Timestamp = Type.String({ format: 'date-time', description: 'ISO 8601, UTC, with milliseconds' })

/** The type or null, as a type array, which serializes faster than `anyOf`. */
export function Nullable<T extends TSchema>(schema: T) {
  const { type, enum: values, ...rest } = schema as unknown as { type: string | string[]; enum?: unknown[] }
  const nullable = { ...rest, type: [type, 'null'].flat(), ...(values && { enum: [...values, null] }) }
  return Type.Unsafe<Static<T> | null>(nullable)
}

export function OneOf<const T extends readonly string[]>(values: T, options: object = {}) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: values, ...options })
}

/** Free text that isn't blank. */
export const Text = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, pattern: SOMETHING, description })

export const Email = Type.String({ format: 'email', maxLength: 254, examples: ['ada@example.com'] })

/** The token of a mailed link; optional, so that people get a page instead of a JSON error if it is missing. */
export const LinkQuery = Type.Object({ token: Type.String({ maxLength: 512, default: '' }) })

export const Success = Type.Object({ success: Type.Literal(true) })

/** A 2xx body without data, with a message for the user. */
export const SuccessMessage = Type.Object({ success: Type.Literal(true), message: Type.String() })

export const Params = Type.Record(Type.String(), Type.Unknown(), {
  description: 'The figures of the sentence, for clients that write it in their own words and units',
})

/** Warnings in a successful response. */
export const Warnings = Type.Array(
  Type.Object({
    code: Type.String({ description: 'For programs; stable' }),
    message: Type.String({ description: 'The same for people' }),
    params: Type.Optional(Params),
    field: Type.Optional(Type.String({ description: 'The part of the request that it is about, if any' })),
  }),
  {
    description:
      "What to note about this answer, such as an unusual value that was accepted, or a grinder that can't reach the grind",
  },
)
export type Warning = Static<typeof Warnings>[number]

export const ErrorReply = Type.Object(
  {
    error: Type.String({ description: 'What is wrong, for people' }),
    code: Type.String({ description: 'The same for programs; stable' }),
    field: Type.Optional(Type.String({ description: 'Which part of the request, on 400' })),
    until: Type.Optional(Type.String({ format: 'date-time', description: 'When a suspension ends, with `suspended`' })),
    reason: Type.Optional(Nullable(Type.String({ description: 'Why the account is suspended, with `suspended`' }))),
    mergedInto: Type.Optional(
      Type.Union([Type.Integer(), Type.String()], {
        description: 'On 404: the id of the coffee, or the slug of the roaster, that this one was merged into',
      }),
    ),
    requestId: Type.String(),
  },
  { $id: 'Error', title: 'Error' },
)

export const normalizeEmail = (email: string): string => email.trim().toLowerCase()
