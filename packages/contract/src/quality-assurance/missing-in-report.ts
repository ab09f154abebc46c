import { type CheckAnswer, pointsOf } from './checklist.ts'
import type { InspectionService } from './rules.ts'

type Filled = {
  /** As typed, or as read: null or empty where nothing is counted. */
  pieces_inspected: string | number | null
  checks: Readonly<Record<string, { answer: CheckAnswer | ''; note: string } | undefined>>
  inspected_on: string
  quantities: readonly { presented: string | number; packed: string | number }[]
  containers: readonly unknown[]
  defects: readonly { pieces: string | number }[]
}
type Ordered = Readonly<Record<InspectionService, unknown>> & {
  hasPlan: boolean
  lot_size: number | null
  /** The day of the order, where it is earliest: nothing was inspected before. */
  first_day: string | null
  /** Today, where it is latest. */
  last_day: string
}

/** What the ordered services need of a report, and what cannot be: one message for each field. Empty for a whole one. */
export function missingInReport(report: Filled, ordered: Ordered): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { code } of pointsOf(ordered)) {
    const { answer = '', note = '' } = report.checks[code] ?? {}
    if (answer === '') faults[`checks.${code}.answer`] = 'Choose an answer'
    if (answer === 'fail' && note.trim() === '') faults[`checks.${code}.note`] = 'Say what is wrong'
  }
  if (ordered.quality_assurance && report.quantities.length === 0)
    faults.quantities = 'Add the quantities of the goods'
  if (ordered.loading_inspection && report.containers.length === 0) faults.containers = 'Add the container'
  const { pieces_inspected: pieces } = report
  const isCounted = pieces !== null && pieces !== ''
  if (!isCounted && (report.defects.length > 0 || ordered.hasPlan))
    faults.pieces_inspected = 'Enter how many pieces you inspected'
  for (const [index, { pieces: affected }] of report.defects.entries()) {
    if (isCounted && Number(affected) > Number(pieces))
      faults[`defects.${index}.pieces`] = 'At most the pieces that you inspected'
  }
  return { ...impossibleIn(report, ordered), ...faults }
}

const isNone = (typed: string | number): boolean => typed !== '' && Number(typed) === 0

function impossibleIn({ inspected_on, pieces_inspected, quantities }: Filled, ordered: Ordered) {
  const faults: Record<string, string> = {}
  if (ordered.first_day !== null && inspected_on !== '' && inspected_on < ordered.first_day)
    faults.inspected_on = 'This day is before the order'
  if (inspected_on > ordered.last_day) faults.inspected_on = "The date can't be in the future"
  const presented = quantities.reduce((sum, row) => sum + Number(row.presented), 0)
  const pieces = Number(pieces_inspected)
  if (ordered.lot_size !== null && pieces > ordered.lot_size)
    faults.pieces_inspected = `The lot has ${ordered.lot_size} pieces`
  else if (quantities.length > 0 && pieces > presented)
    faults.pieces_inspected = 'At most the pieces that were presented'
  for (const [index, row] of quantities.entries()) {
    if (Number(row.packed) > Number(row.presented))
      faults[`quantities.${index}.packed`] = 'At most what was presented'
    if (ordered.loading_inspection && Number(row.presented) > 0 && isNone(row.packed))
      faults[`quantities.${index}.packed`] = 'Goods are loaded packed. Enter how many are packed.'
  }
  return faults
}
