/** Schemas of sign-in, registration and accounts. */

import { Type } from 'typebox'
import { Email, Id, Nullable, Timestamp } from '../../../http/schemas.ts'

export const DisplayName = Type.String({
  minLength: 1,
  maxLength: 60,
  pattern: '^[^\\u0000-\\u001f\\u007f]*\\S[^\\u0000-\\u001f\\u007f]*$',
  description: 'How others see you; "Brewer {id}" unless given',
})

/** Any characters are allowed; the maximum length keeps hashing cheap. */
export const Password = Type.String({ minLength: 8, maxLength: 200, description: 'At least 8 characters' })

export const Account = Type.Object({
  id: Id(),
  email: Nullable(Type.String({ description: 'Null only for an identity that never told its address' })),
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

export const RegisterBody = Type.Object({
  email: Email,
  password: Password,
  displayName: Type.Optional(DisplayName),
  name: Type.Optional(DisplayName),
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
})

export const TokenQuery = Type.Object({ token: Type.String({ minLength: 1, maxLength: 512 }) })

export const SignInReply = Type.Object({
  success: Type.Literal(true),
  user: Account,
  token: Type.String({ description: 'A JWT for `Authorization: Bearer`; the same session is also set as a cookie' }),
})

export const MeReply = Type.Object({
  user: Type.Object({
    ...Account.properties,
    profile: Nullable(Type.Object(AccountProfile.properties, { description: 'Null while no level is set' })),
  }),
})
