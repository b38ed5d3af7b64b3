/** Hook that measures the photographs on the page one by one, each in a new worker, so that its memory is freed. */
import { type Dispatch, useEffect, useReducer, useRef } from 'react'
import type { Reference } from '#domain/grind-photo/references.ts'
import type { WorkerReply, WorkerRequest } from './measured-photo.ts'
import { type Action, change, NO_PHOTOS, nextToMeasure, type Photos, requestFor } from './photos.ts'

export function usePhotos(reference: Reference): [Photos, Dispatch<Action>] {
  const [photos, dispatch] = useReducer(change, NO_PHOTOS)
  const worker = useRef<Worker>(undefined)
  useEffect(() => () => worker.current?.terminate(), [])
  const runs = useRef(0)
  const next = nextToMeasure(photos)
  useEffect(() => {
    if (!next) return
    // A worker that is still running measures a photograph that has been changed or removed since.
    worker.current?.terminate()
    worker.current = startWorker(dispatch)
    const { id, file, byHand } = next
    const run = ++runs.current
    dispatch({ kind: 'start', id, run })
    worker.current.postMessage({ id: run, file, request: requestFor(reference, byHand) } satisfies WorkerRequest)
  }, [next, reference])
  return [photos, dispatch]
}

function startWorker(dispatch: Dispatch<Action>): Worker {
  const worker = new Worker(new URL('./measure.worker.ts', import.meta.url), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    dispatch({ kind: 'reply', reply: data })
    if (data.kind !== 'read') worker.terminate()
  })
  return worker
}
