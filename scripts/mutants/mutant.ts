/** What became of one mutant, whichever tool made it. */
export type Mutant = {
  file: string
  line: number
  /** The changed lines as they are, and with the change. */
  code: string
  becomes: string
  isKilled: boolean
}

/** The changed lines before and after a replacement, each on one line. */
export function wording(
  text: string,
  start: number,
  end: number,
  replacement: string,
): Pick<Mutant, 'line' | 'code' | 'becomes'> {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end)
  const flat = (part: string) => part.replace(/\s+/g, ' ').trim()
  return {
    line: text.slice(0, start).split('\n').length,
    code: flat(text.slice(lineStart, lineEnd)),
    becomes: flat(text.slice(lineStart, start) + replacement + text.slice(end, lineEnd)),
  }
}
