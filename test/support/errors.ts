/** Checks the format of error responses. */
import { expect } from 'vitest'
import type { Answer } from './app.ts'

/** Expects the documented fields and no others: a message, a code, the request id and the field, if any. */
export function expectError(
  { status, body, headers }: Answer,
  expected: { status: number; code: string; field?: string },
) {
  expect({ status, code: body?.code, field: body?.field }).toEqual({ field: undefined, ...expected })
  expect(body.error).toMatch(/^\S.{5,}\S$/)
  expect(body.requestId).toBe(headers['x-request-id'])
  expect(Object.keys(body).filter((key) => !['error', 'code', 'field', 'requestId'].includes(key))).toEqual([])
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
}
