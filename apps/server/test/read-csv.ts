/** Reads a CSV as RFC 4180 says, each row by the names of the first; knows nothing of how ours is written. */
export function readCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''))
  return rows.map((cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])))
}

function cellsOf(text: string): string[][] {
  const rows: string[][] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    const row = rows.at(-1)
    const cell = quoted?.replaceAll('""', '"') ?? plain
    if (!row || row.at(-1) === '\0') rows.push([cell])
    else row.push(cell)
    if (end !== ',') rows.at(-1)?.push('\0')
  }
  return rows.map((row) => row.filter((cell) => cell !== '\0'))
}
