/**
 * The mechanism of every form: it checks all fields before it sends, puts each problem beside its field, leads to the
 * first of them, asks once about what is unlikely, and keeps what was typed whatever happens.
 */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/client.ts'
import { useDraftState } from '../state/draft-state.ts'
import { serverMessage } from './field-messages.ts'
import { focusFirstError } from './focus-first-error.ts'
import type { Question, Questions } from './questions.ts'
import type { FieldErrors } from './validation.ts'

export interface FormState<T> {
  values: T
  set<K extends keyof T>(field: K): (value: T[K]) => void
  change(values: Partial<T>): void
  /** The properties of a field: its value, setter and error. `serverName` where the server calls it otherwise. */
  field<K extends keyof T & string>(
    name: K,
    serverName?: string,
  ): { value: T[K]; onChange: (value: T[K]) => void; error: string | undefined }
  /** What is wrong with a field, in words for people. */
  errorOf(field: string): string | undefined
  /** What is wrong with no field in particular, or with one that isn't shown: belongs beside the button. */
  readonly error: string | undefined
  /** What is asked about a field; `isAsked` once it has stopped the form from being sent. */
  questionOf(field: string): (Question & { isAsked: boolean }) | undefined
  /** The answer to it: it is meant as it is. */
  keep(field: string): void
  busy: boolean
  submit(event?: FormEvent<HTMLFormElement>): void
}

interface FormOptions<T> {
  /** What is wrong with the values; nothing is sent while something is. */
  check?: (values: T) => FieldErrors
  /** What is unlikely; sending once more means that it is meant. */
  ask?: (values: T) => Questions
  /** Tells forms with the same fields at one address apart; false for what must not be stored. */
  name?: string | false
}

interface Refusal {
  field: string | undefined
  message: string
}

/**
 * `send` does the work and throws what the server refused.
 * `fields` are the names, as the server knows them, of what the form shows.
 */
export function useForm<T extends object>(
  initial: T,
  fields: readonly string[],
  send: (values: T) => Promise<unknown>,
  { check, ask, name = fields.join() }: FormOptions<T> = {},
): FormState<T> {
  const [values, setValues] = useDraftState(name, initial)
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  const { lead, element } = useLead()
  // Not before they are asked for: a check may need what the screen learns after this, such as the chosen dial.
  const { questionOf, keep, stops, reset } = useQuestions(once(() => ask?.(values) ?? {}))
  const found = once(() => check?.(values) ?? {})
  const problems = () => (isTried ? found() : {})

  const submit = async () => {
    setRefusal(undefined)
    setTried(true)
    if (Object.values(found()).some(Boolean) || stops()) return lead()
    setBusy(true)
    try {
      await send(values)
      setTried(false)
      reset()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal({ field: error.field, message: withWait(error) })
      lead()
    } finally {
      setBusy(false)
    }
  }

  const set: FormState<T>['set'] = (field) => (value) => setValues((before) => ({ ...before, [field]: value }))
  const errorOf = (field: string) => problems()[field] ?? (refusal?.field === field ? refusal.message : undefined)
  const isShown = (field: string | undefined) => field !== undefined && fields.includes(field)
  return {
    values,
    set,
    change: (some) => setValues((before) => ({ ...before, ...some })),
    field: (name, serverName = name) => ({ value: values[name], onChange: set(name), error: errorOf(serverName) }),
    errorOf,
    get error() {
      const hidden = Object.entries(problems()).find(([field, problem]) => problem && !isShown(field))?.[1]
      return hidden ?? (refusal && !isShown(refusal.field) ? refusal.message : undefined)
    },
    questionOf,
    keep,
    busy,
    submit: (event) => {
      event?.preventDefault()
      element.current = event?.currentTarget ?? null
      void submit()
    },
  }
}

const withWait = (error: ApiError): string => {
  const { status, retryAfterSeconds } = error
  return status === 429 && retryAfterSeconds ? `${error.message} (in ${retryAfterSeconds} s)` : serverMessage(error)
}

function once<T>(compute: () => T): () => T {
  let value: { computed: T } | undefined
  return () => {
    value ??= { computed: compute() }
    return value.computed
  }
}

/** Once the problems are on the screen, the first of them is what comes next. */
function useLead() {
  const element = useRef<HTMLFormElement>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    // A form that sent itself is found on the screen.
    const within = element.current ?? document.getElementById('main')
    if (turn > 0 && within) focusFirstError(within)
  }, [turn])
  return { element, lead: () => setTurn((before) => before + 1) }
}

/** A question is settled by its words: another value asks another one. */
function useQuestions(questions: () => Questions) {
  const [settled, setSettled] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<readonly string[]>([])
  const open = () => Object.entries(questions()).filter(([, question]) => question && !settled.includes(question.words))
  const questionOf = (field: string) => {
    const question = open().find(([name]) => name === field)?.[1]
    return question && { ...question, isAsked: asked.includes(question.words) }
  }
  return {
    questionOf,
    keep: (field: string) => {
      const words = questions()[field]?.words
      if (words) setSettled((before) => [...before, words])
    },
    /** True the first time that the form is sent with them. */
    stops: () => {
      const words = open().map(([, question]) => question!.words)
      const isNew = words.some((each) => !asked.includes(each))
      setAsked(words)
      return isNew
    },
    reset: () => setAsked([]),
  }
}
