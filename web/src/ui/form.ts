/**
 * State and submission of a form: checks all fields before sending, shows each error beside its field, focuses the
 * first one, asks once about unlikely values, and keeps the input if anything fails.
 */
import { t } from '@lingui/core/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/client.ts'
import { useDraftState } from '../state/draft-state.ts'
import { focusFirstError } from './focus-first-error.ts'
import type { Question, Questions } from './questions.ts'
import type { FieldErrors } from './validation.ts'

export interface FormState<T> {
  values: T
  set<K extends keyof T>(field: K): (value: T[K]) => void
  change(values: Partial<T>): void
  /** The properties of a field: its value, setter and error. `serverName` is given if the server uses another name. */
  field<K extends keyof T & string>(
    name: K,
    serverName?: string,
  ): { value: T[K]; onChange: (value: T[K]) => void; error: string | undefined }
  /** Error message of a field. */
  errorOf(field: string): string | undefined
  /** Error message that belongs to no field, or to one that isn't shown: to be rendered beside the button. */
  readonly error: string | undefined
  /** Code of the server's last error, for forms that offer more than the message. */
  readonly code: string | undefined
  /** Question about an unlikely value; `isAsked` once it has stopped a submit. */
  questionOf(field: string): (Question & { isAsked: boolean }) | undefined
  /** Confirms the value that the question is about. */
  keep(field: string): void
  busy: boolean
  submit(event?: FormEvent<HTMLFormElement>): void
}

interface FormOptions<T> {
  /** Validates the values; nothing is sent while there are errors. */
  check?: (values: T) => FieldErrors
  /** Questions about unlikely values; a second submit confirms them. */
  ask?: (values: T) => Questions
  /** Key of the stored draft, where two forms of one URL have the same fields; false stores no draft. */
  name?: string | false
}

interface Refusal {
  field: string | undefined
  code: string | undefined
  message: string
}

/**
 * `send` sends the values and throws an `ApiError` if the server refuses them.
 * `fields` are the server's names of the fields that the form shows.
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
  const { lead, element } = useFocusFirstError()
  // Computed lazily: a check may use values that the caller's later hooks provide, such as the chosen dial.
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
      setRefusal({ field: error.field, code: error.code, message: withWait(error) })
      lead()
    } finally {
      setBusy(false)
    }
  }

  const set: FormState<T>['set'] = (field) => (value) => setValues((before) => ({ ...before, [field]: value }))
  const errorOf = (field: string) => problems()[field] ?? (refusal?.field === field ? refusal.message : undefined)
  // Parts of a list, such as `steps.2`, are shown in the field of the list.
  const isShown = (field: string | undefined) => field !== undefined && fields.includes(field.split('.', 1)[0]!)
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
    code: refusal?.code,
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

/** Longer waits are in the message already, in hours or days. */
const MAX_COUNTED_SECONDS = 120

const withWait = (error: ApiError): string => {
  const { status, code, retryAfterSeconds = 0 } = error
  // The message of a daily limit already says how long to wait.
  const isCounted = status === 429 && code !== 'quota_reached' && retryAfterSeconds <= MAX_COUNTED_SECONDS
  const { message } = error
  if (!isCounted || retryAfterSeconds <= 0) return message
  return t`${message} (in ${retryAfterSeconds} s)`
}

function once<T>(compute: () => T): () => T {
  let value: { computed: T } | undefined
  return () => {
    value ??= { computed: compute() }
    return value.computed
  }
}

/** Focuses the first error after it was rendered. */
function useFocusFirstError() {
  const element = useRef<HTMLFormElement>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    // Without a submit event, the whole page is searched.
    const within = element.current ?? document.getElementById('main')
    if (turn > 0 && within) focusFirstError(within)
  }, [turn])
  return { element, lead: () => setTurn((before) => before + 1) }
}

/** Tracks which questions were asked and confirmed, by their text, since another value leads to a new question. */
function useQuestions(questions: () => Questions) {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<readonly string[]>([])
  const open = () =>
    Object.entries(questions()).filter(([, question]) => question && !confirmed.includes(question.words))
  const questionOf = (field: string) => {
    const question = open().find(([name]) => name === field)?.[1]
    return question && { ...question, isAsked: asked.includes(question.words) }
  }
  return {
    questionOf,
    keep: (field: string) => {
      const words = questions()[field]?.words
      if (words) setConfirmed((before) => [...before, words])
    },
    /** True for the first submit with these questions. */
    stops: () => {
      const words = open().map(([, question]) => question!.words)
      const isNew = words.some((each) => !asked.includes(each))
      setAsked(words)
      return isNew
    },
    reset: () => setAsked([]),
  }
}
