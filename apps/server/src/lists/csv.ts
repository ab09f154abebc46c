/** RFC 4180 with a byte order mark, which tells spreadsheets that it is UTF-8. */
export const csvStart = '\uFEFF'

/** Numbers that spreadsheets may calculate with, including negative ones: written unchanged. */
type CsvFigure = { figure: string }
export const csvFigure = (figure: string): CsvFigure => ({ figure })

export const csvLine = (cells: readonly (CsvFigure | string)[]): string =>
  `${cells.map((cell) => quoted(typeof cell === 'string' ? harmless(cell) : cell.figure)).join(',')}\r\n`

/** Prevents CSV formula injection: another company's reference must not become a formula on our customer's machine. */
const harmless = (text: string): string => (/^[=+\-@\t\r|%]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
