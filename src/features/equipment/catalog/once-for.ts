/** Computes something again only when what it is computed from has been replaced. */
export function onceFor<Source, Result>(read: () => Source, compute: (source: Source) => Result): () => Result {
  let last: { source: Source; result: Result } | undefined
  return () => {
    const source = read()
    if (!last || last.source !== source) last = { source, result: compute(source) }
    return last.result
  }
}
