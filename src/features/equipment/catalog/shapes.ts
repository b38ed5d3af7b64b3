/** Validators for the equipment files. Plain functions instead of compiled schemas, since each start runs them once. */

/** Returns what is wrong with a value, beginning with its path, or undefined if it is valid. */
export type Shape = (value: unknown, place: string) => string | undefined

const unless = (isRight: boolean, place: string, demand: string) => (isRight ? undefined : `${place || 'it'} ${demand}`)

export const text =
  (max: number, min = 1): Shape =>
  (value, place) =>
    unless(
      typeof value === 'string' && value.length >= min && value.length <= max,
      place,
      `must be a text of ${min} to ${max} characters`,
    )

export const amount =
  (min: number, max: number): Shape =>
  (value, place) =>
    unless(typeof value === 'number' && value >= min && value <= max, place, `must be a number from ${min} to ${max}`)

export const slug: Shape = (value, place) =>
  unless(
    typeof value === 'string' && value.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value),
    place,
    'must be a slug of at most 120 small letters, digits and single dashes',
  )

export const oneOf =
  (...values: string[]): Shape =>
  (value, place) =>
    unless(values.includes(value as string), place, `must be one of ${values.join(', ')}`)

export const oneNumberOf =
  (...values: number[]): Shape =>
  (value, place) =>
    unless(values.includes(value as number), place, `must be one of ${values.join(', ')}`)

export const yesOrNo: Shape = (value, place) => unless(typeof value === 'boolean', place, 'must be true or false')

export const orNull =
  (shape: Shape): Shape =>
  (value, place) =>
    value === null ? undefined : shape(value, place)

/** A field that may be missing. */
export const optional =
  (shape: Shape): Shape =>
  (value, place) =>
    value === undefined ? undefined : shape(value, place)

export const listOf =
  (shape: Shape): Shape =>
  (value, place) =>
    Array.isArray(value) ? firstOf(value.keys(), (i) => shape(value[i], `${place}.${i}`)) : `${place} must be a list`

/** An object with at least these fields. */
export const having =
  (fields: Record<string, Shape>): Shape =>
  (value, place) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return unless(false, place, 'must be an object')
    const inside = place ? `${place}.` : ''
    return firstOf(Object.keys(fields), (name) => {
      const shape = fields[name]!
      return shape((value as Record<string, unknown>)[name], inside + name)
    })
  }

/** An object with exactly these fields: a misspelt one would otherwise be ignored silently. */
export const exactly = (fields: Record<string, Shape>): Shape => {
  const known = having(fields)
  return (value, place) =>
    known(value, place) ??
    firstOf(Object.keys(value as object), (name) =>
      Object.hasOwn(fields, name) ? undefined : `${name} is a field that none has`,
    )
}

function firstOf<T>(places: Iterable<T>, look: (place: T) => string | undefined): string | undefined {
  for (const place of places) {
    const wrong = look(place)
    if (wrong) return wrong
  }
  return undefined
}
