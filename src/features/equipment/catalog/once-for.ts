/** Memoizes a result until the object that it is computed from is replaced by another. */
export function onceFor<Source, Result>(read: () => Source, compute: (source: Source) => Result): () => Result {
  let last: { source: Source; result: Result } | undefined
  return () => {
    const source = read()
    if (!last || last.source !== source) last = { source, result: compute(source) }
    return last.result
  }
}
