import { describe, expectTypeOf, it } from 'vitest'
import type { Input, OperationId, Reply } from '#web/api/client.ts'
import type { endpoints } from '#web/api/endpoints.ts'
import type { operations, Recipe } from '#web/api/schema.ts'

// Checked by `npm run types`: a line under @ts-expect-error that compiles is an error.
describe('Input and Reply types of the API client', () => {
  it('have every operation, with its method and path', () => {
    expectTypeOf<OperationId>().toEqualTypeOf<keyof operations>()
    expectTypeOf<OperationId>().toEqualTypeOf<keyof typeof endpoints>()
    // @ts-expect-error: there is no such operation
    expectTypeOf<Input<'publishRecipes'>>().toBeObject()
  })

  it('refuse a body with an unknown field, a missing one or one of the wrong type', () => {
    const comment = { path: { id: 1 }, body: { body: 'Sweet' } } satisfies Input<'addComment'>
    expectTypeOf(comment).toExtend<Input<'addComment'>>()
    // @ts-expect-error: the field is called body
    void ({ path: { id: 1 }, body: { body: 'Sweet', text: 'Sweet' } } satisfies Input<'addComment'>)
    // @ts-expect-error: body is required
    void ({ path: { id: 1 }, body: {} } satisfies Input<'addComment'>)
    // @ts-expect-error: it is a text
    void ({ path: { id: 1 }, body: { body: 1 } } satisfies Input<'addComment'>)
    // @ts-expect-error: an operation without a body takes none
    void ({ path: { id: 1 }, body: {} } satisfies Input<'getRecipe'>)
  })

  it('refuse path and query parameters that an operation does not have', () => {
    // @ts-expect-error: the parameter is called id
    void ({ path: { recipe: 1 } } satisfies Input<'getRecipe'>)
    // @ts-expect-error: the path is required
    void ({} satisfies Input<'getRecipe'>)
    // @ts-expect-error: a misspelled query parameter
    void ({ query: { coffee: 1 } } satisfies Input<'listCommunityRecipes'>)
    // @ts-expect-error: one of a list of values
    void ({ query: { sort: 'best' } } satisfies Input<'listCoffees'>)
    void ({ query: { sort: 'popular' } } satisfies Input<'listCoffees'>)
  })

  it('have the reply of a successful response only', () => {
    expectTypeOf<Reply<'getRecipe'>>().toExtend<Recipe>()
    expectTypeOf<Reply<'listCommunityRecipes'>['data'][number]>().toExtend<Recipe>()
    expectTypeOf<Reply<'getRecipe'>['waterTempF']>().toEqualTypeOf<number | null>()
    // @ts-expect-error: a field of an error
    expectTypeOf<Reply<'getRecipe'>['error']>().toBeString()
  })
})
