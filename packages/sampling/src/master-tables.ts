import {
  aqls,
  codeLetterTable,
  inspectionLevels,
  normalTable,
  reducedTable,
  tightenedTable,
} from './tables.ts'

/** Acceptance quality limit: the worst process average that is still acceptable, in percent or per 100 items. */
export type Aql = (typeof aqls)[number]

/** How much is inspected: the general levels I to III, and the special ones with small samples. */
export type InspectionLevel = (typeof inspectionLevels)[number]

/** How strictly lots are judged, by what the supplier's last lots were like. */
export const severities = ['normal', 'tightened', 'reduced'] as const
export type Severity = (typeof severities)[number]

type Cell = number | '↓' | '↑' | '·'
type Row = { readonly letter: string; readonly sampleSize: number; readonly cells: readonly Cell[] }

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

const cellOf = (text: string): Cell => (text === '↓' || text === '↑' || text === '·' ? text : Number(text))

const rowsOf = (table: string): readonly Row[] =>
  linesOf(table).map(([letter = '', sampleSize, ...cells]) => ({
    letter,
    sampleSize: Number(sampleSize),
    cells: cells.map(cellOf),
  }))

/** Tables 2-A, 2-B and 2-C. */
export const masterTables: Record<Severity, readonly Row[]> = {
  normal: rowsOf(normalTable),
  tightened: rowsOf(tightenedTable),
  reduced: rowsOf(reducedTable),
}

/** Table 1, the largest lots first. */
const lotRanges = linesOf(codeLetterTable)
  .map(([smallest, ...letters]) => ({ smallest: Number(smallest), letters }))
  .reverse()

/** Table 1: the code letter for a lot. Refuses a lot of fewer than two items, a part of an item, and an unknown level. */
export function codeLetterOf(lotSize: number, level: InspectionLevel): string {
  const column = inspectionLevels.indexOf(level)
  if (column < 0) throw new RangeError(`${JSON.stringify(level)} is not an inspection level`)
  if (!Number.isSafeInteger(lotSize)) throw new RangeError(`a lot of ${lotSize} is not a number of items`)
  const letter = lotRanges.find(({ smallest }) => smallest <= lotSize)?.letters[column]
  if (letter === undefined) throw new RangeError(`a lot of ${lotSize} is too small to take a sample from`)
  return letter
}

type TablePlan = { readonly codeLetter: string; readonly sampleSize: number; readonly accept: number }

/**
 * The plan of a code letter. Where the table has an arrow, the first plan below or above it in the same column, with that
 * plan's own letter and sample.
 */
export function readPlan(severity: Severity, letter: string, aql: Aql): TablePlan {
  const rows = severities.includes(severity) ? masterTables[severity] : undefined
  if (rows === undefined) throw new RangeError(`${JSON.stringify(severity)} is not a severity of inspection`)
  const column = aqls.indexOf(aql)
  if (column < 0) throw new RangeError(`${JSON.stringify(aql)} is not an AQL of ISO 2859-1`)
  const index = rows.findIndex((row) => row.letter === letter)
  const plan = inReadingOrder(rows, index, column)
    .map(({ letter, sampleSize, cells }) => ({ codeLetter: letter, sampleSize, accept: cells[column] }))
    .find((read): read is TablePlan => typeof read.accept === 'number')
  if (plan === undefined)
    throw new RangeError(`${severity} inspection has no plan for ${letter} at AQL ${aql}`)
  return plan
}

/** The row itself, and those that its arrow points to, the nearest first. */
function inReadingOrder(rows: readonly Row[], index: number, column: number): readonly Row[] {
  const cell = rows[index]?.cells[column]
  if (cell === '↓') return rows.slice(index)
  if (cell === '↑') return rows.slice(0, index + 1).reverse()
  return rows.slice(index, index + 1)
}
