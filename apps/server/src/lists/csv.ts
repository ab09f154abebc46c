/** RFC 4180 with a byte order mark, which tells spreadsheets that it is UTF-8. */
export const csvStart = '\uFEFF'

/** Numbers that spreadsheets may calculate with, including negative ones: written unchanged. */
type CsvFigure = { figure: string }
export const csvFigure = (figure: string): CsvFigure => {
  if (!/^-?\d+(\.\d+)?$/.test(figure)) throw new Error(`${JSON.stringify(figure)} is not a number`)
  return { figure }
}

/** The only writer of CSV cells. */
export const csvLine = (cells: readonly (CsvFigure | string)[]): string =>
  `${cells.map((cell) => quoted(typeof cell === 'string' ? harmless(cell) : cell.figure)).join(',')}\r\n`

/**
 * Prevents CSV formula injection: another company's reference must not become a formula on our customer's machine. A
 * spreadsheet whose list separator is the semicolon starts a new cell at each one, even inside quotes, and some start one
 * at a tab or line break. Full-width signs count as their plain ones. The apostrophe marks the cell as text.
 */
const harmless = (text: string): string => text.replace(/^(?=[\t\r])/, "'").replace(formulaStart, "$1'$2")
const formulaStart = /(^|[;\t\r\n])([ \u00a0\u3000]*[=+\-@|%＝＋－＠﹢﹣﹦−])/gu

const quoted = (text: string): string => (/[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
