/** Solves a small system of linear equations by elimination with pivots; undefined if it has no unique solution. */
export function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] | undefined {
  const rows = matrix.map((row, i) => [...row, right[i]!])
  const size = rows.length
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row
    }
    if (Math.abs(rows[pivot]![column]!) < 1e-9) return undefined
    ;[rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!]
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const share = rows[row]![column]! / rows[column]![column]!
      for (let i = column; i <= size; i++) rows[row]![i]! -= share * rows[column]![i]!
    }
  }
  return rows.map((row, i) => row[size]! / row[i]!)
}
