/** A duration as ISO 8601 writes it: "PT3M30S", "PT16H". */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor((whole % 3600) / 60), 'M'],
    [whole % 60, 'S'],
  ] as const
  const written = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value}${unit}`)
  return `PT${written.join('') || '0S'}`
}
