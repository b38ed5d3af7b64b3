/** Parses CSV according to RFC 4180. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  let row: string[] = []
  for (let at = 0; at < text.length; at = cell.lastIndex) {
    cell.lastIndex = at
    const match = cell.exec(text)
    if (!match) throw new Error(`not CSV from ${JSON.stringify(text.slice(at, at + 40))}`)
    const [, quoted, plain, end] = match
    row.push(quoted === undefined ? plain! : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
