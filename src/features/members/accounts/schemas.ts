/** Schemas of sign-in, registration and accounts. */

import { Type } from 'typebox'
import { ROLES } from '../../../db/tables.ts'
import { Email, Id, Nullable, OneOf, Timestamp } from '../../../http/schemas.ts'

export const DisplayName = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '^[^\\u0000-\\u001f\\u007f]*\\S[^\\u0000-\\u001f\\u007f]*$',
  description: 'How others see you; "Brewer {id}" unless given',
})

/** Any characters are allowed; the maximum length keeps hashing cheap. */
export const PASSWORD_LENGTH = { minLength: 8, maxLength: 200 } as const
export const Password = Type.String({ ...PASSWORD_LENGTH, description: 'At least 8 characters' })

export const CurrentPassword = Type.Optional(
  Type.String({ minLength: 1, maxLength: 200, description: 'Required if the account has a password' }),
)

export const Token = Type.String({ minLength: 1, maxLength: 512, description: 'From the mailed link' })

export const Account = Type.Object({
  id: Id(),
  email: Nullable(Type.String({ description: 'Null only if the provider of an identity never gave it' })),
  emailVerified: Type.Boolean({ description: 'Whether the address is confirmed' }),
  name: Type.String(),
  displayName: Type.String(),
  createdAt: Timestamp,
})

const Level = Nullable(Type.Integer({ minimum: 1, maximum: 5 }))

export const AccountProfile = Type.Object({
  acidityLevel: Level,
  bodyLevel: Level,
  sweetnessLevel: Level,
  bitternessLevel: Level,
  flavorComplexityLevel: Level,
  aftertasteLevel: Level,
})

const Invite = Type.Optional(
  Type.String({ maxLength: 200, description: 'The token of an invitation, where registration asks for one' }),
)

export const RegisterBody = Type.Object({
  email: Email,
  password: Password,
  displayName: Type.Optional(DisplayName),
  name: Type.Optional(DisplayName),
  invite: Invite,
})

export const LoginBody = Type.Object({
  email: Email,
  password: Type.String({ minLength: 1, maxLength: 200 }),
})

export const EmailBody = Type.Object({ email: Email })

export const AppleBody = Type.Object({
  identityToken: Type.String({ minLength: 1, maxLength: 8192 }),
  email: Type.Optional(
    Type.Unsafe<string>({
      anyOf: [Email, { type: 'string', maxLength: 0 }],
      description: 'Only with the first sign-in; null, empty or left out afterwards',
    }),
  ),
  nonce: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'The nonce that the token was requested with; required if the token has one',
    }),
  ),
  invite: Invite,
})

export const TokenQuery = Type.Object({ token: Token })

export const SignInReply = Type.Object({
  success: Type.Literal(true),
  user: Account,
  token: Type.String({ description: 'A JWT for `Authorization: Bearer`; the same session is also set as a cookie' }),
})

export const Suspension = Type.Object(
  {
    until: Timestamp,
    reason: Nullable(Type.String()),
    appealedAt: Nullable(Type.String({ format: 'date-time', description: 'When you appealed; you can appeal once' })),
  },
  { description: 'Null unless the account can only read at the moment' },
)

export const MeReply = Type.Object({
  user: Type.Object({
    ...Account.properties,
    profile: Nullable(Type.Object(AccountProfile.properties, { description: 'Null while no level is set' })),
    role: OneOf(ROLES),
    suspension: Nullable(Suspension),
  }),
})
