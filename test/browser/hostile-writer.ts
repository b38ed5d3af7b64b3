/** Writes a hostile text into every text field of a request, as listed in the OpenAPI description. */
import type { Answer, TestApp } from '#test/support/app.ts'
import { type DescribedRoute, type Description, operationsOf, type Schema } from '#test/support/openapi.ts'
import { hostileText, hostileUrls } from './hostile-texts.ts'

/** Values to try, in turn, after a field has refused a text. */
const SECOND_BEST: Record<string, unknown[]> = {
  email: ['"<img/src=x/onerror=__hit(30)>"@example.com', "a'onfocus=__hit(31)@example.com"],
  url: hostileUrls,
  grindSetting: ['24, <img src=x onerror=__hit(32)>', 24],
  setting: ['24, <img src=x onerror=__hit(33)>', 24],
  method: ['v60'],
}
const KINDS: [name: RegExp, kind: string][] = [
  [/email$/i, 'email'],
  [/url$|^website$/i, 'url'],
]

let addresses = 0

export class HostileWriter {
  readonly #test: TestApp
  readonly #routes: Map<string, DescribedRoute>
  round = 0
  /** "operation.field" of every text field, and of those that accepted a hostile text. */
  readonly fields = new Set<string>()
  readonly taken = new Set<string>()
  readonly written = new Set<string>()

  constructor(test: TestApp, description: Description) {
    this.#test = test
    const routes = operationsOf(description).filter(({ operation }) => operation.requestBody)
    this.#routes = new Map(routes.map((route) => [route.operation.operationId, route]))
    for (const { operation } of routes) {
      for (const [name, schema] of Object.entries(bodyOf(operation).properties ?? {})) {
        if (isText(schema)) this.fields.add(`${operation.operationId}.${name}`)
      }
    }
  }

  get operations(): string[] {
    return [...this.#routes.keys()]
  }

  /** Other fields get the given values; a refused text is replaced by the next candidate. */
  async write(
    operationId: string,
    values: Record<string, unknown>,
    { token, ...ids }: { token?: string; id?: number; slug?: string; recipeId?: number } = {},
  ): Promise<Answer> {
    const { method, path, operation } = this.#routes.get(operationId)!
    const url = path.replace(/\{(\w+)\}/g, (_, name: keyof typeof ids) => String(ids[name]))
    const body: Record<string, unknown> = {}
    const left = new Map<string, unknown[]>()
    for (const [name, schema] of Object.entries(bodyOf(operation).properties ?? {})) {
      if (name in values) body[name] = values[name]
      else if (isText(schema)) {
        body[name] = hostileText(Number(schema.maxLength ?? 200), this.round)
        const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? name
        left.set(name, [...(SECOND_BEST[kind] ?? [])])
      }
    }
    for (;;) {
      const answer = await this.#test.call(method, url, { body, token })
      const field = String(answer.body?.field ?? '').split('.')[0]!
      const next = left.get(field)
      if (answer.status !== 400 || !next) return this.#note(operationId, body, answer)
      if (next.length > 0) body[field] = next.shift()
      else if (KINDS[0]![0].test(field)) body[field] = `x${++addresses}@example.com`
      else delete body[field]
      if (body[field] === undefined) left.delete(field)
    }
  }

  #note(operationId: string, body: Record<string, unknown>, answer: Answer): Answer {
    if (answer.status >= 300) {
      throw new Error(
        `${operationId} answered ${answer.status}: ${answer.text} to ${JSON.stringify(body).slice(0, 500)}`,
      )
    }
    this.written.add(operationId)
    for (const [name, value] of Object.entries(body)) {
      if (String(value).includes('__hit(')) this.taken.add(`${operationId}.${name}`)
    }
    return answer
  }
}

const bodyOf = ({ requestBody }: DescribedRoute['operation']): Schema =>
  Object.values(requestBody?.content ?? {})[0]?.schema ?? {}

const isText = ({ type, enum: choices, const: only }: Schema): boolean =>
  [type].flat().includes('string') && choices === undefined && only === undefined
