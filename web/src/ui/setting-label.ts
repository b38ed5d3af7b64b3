/** Splits a grind setting into lines and a unit for very large type. */

/** "24 clicks" is a figure and its unit; "2 turns + 12 clicks" takes two lines. */
export function splitLabel(label: string): { lines: string[]; unit?: string } {
  const [, figure, unit] = /^([\d.,]+) (\p{L}+)$/u.exec(label) ?? []
  if (figure && unit) return { lines: [figure], unit }
  const [turns, beyond] = label.split(' + ')
  return beyond ? { lines: [turns!, `+ ${beyond}`] } : { lines: [label] }
}
