/** Schema of an export, generated from its sections. */
import { type TSchema, Type } from 'typebox'
import { Id, Nullable, Timestamp } from '../../../http/schemas.ts'
import { PreferencesSchema } from '../preferences/schemas.ts'
import { PrivacySchema } from '../privacy/schemas.ts'
import { KitchenSchema, Levels, Vector } from '../taste/schemas.ts'
import type { Section } from './section.ts'
import { SECTIONS } from './sections.ts'

const only = { additionalProperties: false }

/** Makes every field nullable: null means that the member never set it. */
const nullableProperties = ({ properties }: { properties: Record<string, TSchema> }): Record<string, TSchema> =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, Nullable(schema)]))

const listOf = ({ fields, children }: Section): TSchema =>
  Type.Array(
    Type.Object(
      {
        ...Object.fromEntries(Object.entries(fields).map(([name, [, schema]]) => [name, schema])),
        ...(children && { [children[0]]: listOf(children[1]) }),
      },
      only,
    ),
  )

export const ExportSchema = Type.Object(
  {
    exportedAt: Timestamp,
    account: Type.Object(
      {
        id: Id(),
        email: Nullable(Type.String()),
        emailVerifiedAt: Nullable(Timestamp),
        displayName: Type.String(),
        role: Type.String(),
        suspendedUntil: Nullable(Timestamp),
        suspensionReason: Nullable(Type.String()),
        suspensionAppeal: Nullable(Type.String()),
        createdAt: Timestamp,
        hasPassword: Type.Boolean(),
        hasAppleSignIn: Type.Boolean(),
        hasOidcSignIn: Type.Boolean(),
      },
      only,
    ),
    notificationPreferences: Type.Object(
      {
        notifyRecipeComments: Type.Boolean(),
        notifyRecipeFavorites: Type.Boolean(),
        notifyRecipeBrews: Type.Boolean(),
      },
      only,
    ),
    privacy: Type.Object(PrivacySchema.properties, only),
    preferences: Type.Object(PreferencesSchema.properties, only),
    tasteProfile: Nullable(
      Type.Object(
        {
          ...nullableProperties(Levels),
          ...nullableProperties(Vector),
          ...KitchenSchema.properties,
          updatedAt: Timestamp,
        },
        only,
      ),
    ),
    ...Object.fromEntries(Object.entries(SECTIONS).map(([name, section]) => [name, listOf(section)])),
  },
  { ...only, description: 'Everything that the service knows about you; secrets are left out.' },
)
