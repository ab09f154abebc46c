/** "1f3c…9a20": a long id, shortened in the middle. */
export function shortenMiddle(text: string, ends = 4): string {
  return text.length <= ends * 2 + 1 ? text : `${text.slice(0, ends)}…${text.slice(-ends)}`
}

/** "1f…": the beginning of an id; an id that is hardly longer stays whole. */
export function shortenEnd(text: string, start: number): string {
  return text.length <= start + 1 ? text : `${text.slice(0, start)}…`
}

/** "••3000": the end of an account number, as shown on screens. */
export function lastFour(accountNumber: string): string {
  return `••${accountNumber.replace(/\s/g, '').slice(-4)}`
}

/** "IR01811 General goods trades, offline trade": a code with its meaning, of which payments have lists; empty without a code. */
export const codeText = (code: string | null, meanings: Readonly<Record<string, string>>): string =>
  code ? `${code} ${meanings[code] ?? ''}`.trim() : ''
