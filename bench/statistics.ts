export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** Interpolates between neighbours; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]]
  return low === undefined || high === undefined ? Number.NaN : low + (at - Math.floor(at)) * (high - low)
}
