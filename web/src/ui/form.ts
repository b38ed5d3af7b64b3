/** A form that keeps what was typed, whatever the server says to it. */
import { type FormEvent, useState } from 'react'
import { ApiError } from '../api/client.ts'

export interface FormState<T> {
  values: T
  set<K extends keyof T>(field: K): (value: T[K]) => void
  change(values: Partial<T>): void
  /** The server's words on a field. */
  errorOf(field: string): string | undefined
  /** Its words on no field in particular, or on one that isn't shown. */
  error: string | undefined
  busy: boolean
  submit(event?: FormEvent): void
}

/**
 * `send` does the work and throws what the server refused.
 * `fields` are the names, as the server knows them, of what the form shows.
 */
export function useForm<T extends object>(
  initial: T,
  fields: readonly string[],
  send: (values: T) => Promise<unknown>,
): FormState<T> {
  const [values, setValues] = useState(initial)
  const [refusal, setRefusal] = useState<{ field: string | undefined; message: string }>()
  const [busy, setBusy] = useState(false)
  const isShown = (field: string | undefined) => field !== undefined && fields.includes(field)

  const submit = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await send(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal({ field: error.field, message: withWait(error) })
    } finally {
      setBusy(false)
    }
  }

  return {
    values,
    set: (field) => (value) => setValues((before) => ({ ...before, [field]: value })),
    change: (some) => setValues((before) => ({ ...before, ...some })),
    errorOf: (field) => (refusal?.field === field ? refusal.message : undefined),
    error: refusal && !isShown(refusal.field) ? refusal.message : undefined,
    busy,
    submit: (event) => {
      event?.preventDefault()
      void submit()
    },
  }
}

const withWait = ({ message, status, retryAfterSeconds }: ApiError): string =>
  status === 429 && retryAfterSeconds ? `${message} (in ${retryAfterSeconds} s)` : message
