/** RFC 4180, for spreadsheets too: the mark at the start tells them that it is UTF-8. */
export const csvStart = '\uFEFF'

/** Digits that a reader may reckon with, a minus before them included: they stand as they are. */
type CsvFigure = { figure: string }
export const csvFigure = (figure: string): CsvFigure => ({ figure })

export const csvLine = (cells: readonly (CsvFigure | string)[]): string =>
  `${cells.map((cell) => quoted(typeof cell === 'string' ? harmless(cell) : cell.figure)).join(',')}\r\n`

/** Spreadsheets reckon what begins so: another's reference must not become a formula on our customer's machine. */
const harmless = (text: string): string => (/^[=+\-@\t\r|%]/.test(text) ? `'${text}` : text)

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
