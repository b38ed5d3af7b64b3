import { Type as TypeBox } from 'typebox'
import { describe, expect, it } from 'vitest'
import { Type } from '#src/http/type.ts'

/** Everything that our schemas are made of, by either. */
const schemasOf = (T: typeof Type) => {
  const figures = T.Object({
    dose: T.Number({ minimum: 1, maximum: 100 }),
    clicks: T.Optional(T.Integer({ description: 'From the finest' })),
    isHot: T.Boolean({ default: true }),
  })
  return {
    figures,
    nothing: T.Object({}),
    onlyOptional: T.Object({ note: T.Optional(T.String({ maxLength: 10 })) }),
    named: T.Object({ name: T.String() }, { $id: 'Named', additionalProperties: false }),
    partly: T.Partial(figures),
    partlyWithMore: T.Partial(figures, { minProperties: 1 }),
    partOfPart: T.Object({ ...T.Partial(figures).properties, name: T.String() }),
    backAgain: T.Object({ clicks: T.Integer(), copied: { ...T.Optional(T.String()) } }),
    list: T.Array(figures, { maxItems: 3 }),
    either: T.Union([T.Literal('a'), T.Literal(3), T.Literal(true), T.Null()], { description: 'One of them' }),
    byName: T.Record(T.String(), T.Array(T.Number())),
    anything: T.Any({ description: 'Whatever it is' }),
    own: T.Object({ setting: T.Optional(T.Unsafe<string>({ type: ['string', 'number'] })) }),
  }
}

describe('the constructors of schemas', () => {
  it('make what those of TypeBox make, to the letter', () => {
    expect(JSON.stringify(schemasOf(Type), null, 1)).toBe(JSON.stringify(schemasOf(TypeBox), null, 1))
  })

  it('leave what they are given as it is', () => {
    const name = Type.String()
    expect(Type.Object({ name: Type.Optional(name) })).not.toHaveProperty('required')
    expect(Type.Object({ name })).toMatchObject({ required: ['name'] })
  })
})
