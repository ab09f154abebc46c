import { classLabels, type DefectClass, defectClasses, pointsOf, type Verdict } from './checklist.ts'
import { isWithin } from './measured.ts'
import type { ReportForm } from './report-form.ts'

/** What of a report decides: numbers and answers. No text of it does. */
export type Found = Pick<
  ReportForm,
  'pieces_inspected' | 'quantities' | 'checks' | 'defects' | 'measurements'
>
/** The sample, and the numbers of each class that decide. */
export type JudgingPlan = { sampleSize: number } & Readonly<
  Record<DefectClass, { accept: number; reject: number }>
>
type Ordered = Parameters<typeof pointsOf>[0]
export type Judged = { verdict: Verdict; reasons: string[] }

/** How many pieces were found with a defect of each class. A piece counts once, under its worst defect. */
export function countDefects(defects: Found['defects']): Record<DefectClass, number> {
  const counts = { critical: 0, major: 0, minor: 0 }
  for (const { class: name, pieces } of defects) counts[name] += pieces
  return counts
}

/**
 * The verdict by the rules that the contract publishes (`verdictRules`), with every reason against the lot; a lot with none has passed.
 * `plan`: undefined where the order says no lot size and level.
 */
export function judgeReport(found: Found, ordered: Ordered, plan: JudgingPlan | undefined): Judged {
  const reasons = [
    ...defectReasons(countDefects(found.defects), plan),
    ...sampleReasons(found.pieces_inspected, plan),
    ...found.quantities
      .filter(({ ordered: wanted, presented }) => presented < wanted)
      .map(({ item, ordered: wanted, presented }) => `${item}: ${presented} of ${wanted} ordered presented`),
    ...found.measurements
      .filter((measured) => isWithin(measured) !== true)
      .map(
        ({ what, unit, wanted, tolerance, found: value }) =>
          `${what}: ${value}${spaced(unit)} is outside ${wanted} ± ${tolerance}${spaced(unit)}`,
      ),
    ...pointsOf(ordered)
      .filter(({ code }) => found.checks[code]?.answer === 'fail')
      .map(({ label }) => `Failed point: ${label}`),
  ]
  return { verdict: reasons.length === 0 ? 'passed' : 'rejected', reasons }
}

function defectReasons(counts: Record<DefectClass, number>, plan: JudgingPlan | undefined): string[] {
  return defectClasses.flatMap((name) => {
    const count = counts[name]
    if (plan ? count <= plan[name].accept : count === 0 || name === 'minor') return []
    const from = plan ? `, rejected from ${plan[name].reject}` : ''
    return `${classLabels[name]} defects: ${count} ${count === 1 ? 'piece' : 'pieces'}${from}`
  })
}

const sampleReasons = (pieces: number | null, plan: JudgingPlan | undefined): string[] =>
  plan && (pieces ?? 0) < plan.sampleSize
    ? [`Inspected pieces: ${pieces ?? 0} of the ${plan.sampleSize} that the plan asks for`]
    : []

const spaced = (unit: string): string => (unit === '' ? '' : ` ${unit}`)
