/** Generates TypeScript types from an OpenAPI document with openapi-typescript. */
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

export const generateTypes = async (document: object): Promise<string> =>
  astToString(
    await openapiTS(document as OpenAPI3, {
      // Exports `Recipe` in addition to `components['schemas']['Recipe']`.
      rootTypes: true,
      rootTypesNoSchemaPrefix: true,
      // A property with a default stays optional in requests.
      defaultNonNullable: false,
      emptyObjectsUnknown: true,
      silent: true,
    }),
  )
