import { type Aql, codeLetterOf, type InspectionLevel, type Severity } from './master-tables.ts'
import { isAccepted, planForLetter, type SamplingPlan } from './sampling-plan.ts'

/** The worst first. */
export const defectClasses = ['critical', 'major', 'minor'] as const
export type DefectClass = (typeof defectClasses)[number]

/** The AQLs of consumer goods, used where nothing else is agreed. Critical defects have none: not one is accepted. */
export const usualAqls = { major: 2.5, minor: 4 } as const satisfies Record<string, Aql>

type Agreed = { readonly aql?: Aql; readonly severity?: Severity }

/** One sample for all classes of defects, with the plan of each. */
export type InspectionPlan = {
  /** How many items are drawn: the largest sample that a class needs. */
  readonly sampleSize: number
  readonly isFullInspection: boolean
  readonly critical: { readonly sampleSize: number; readonly accept: 0; readonly reject: 1 }
  /** A class with a smaller sample is judged by the first items drawn, as many as its own plan says. */
  readonly major: SamplingPlan
  readonly minor: SamplingPlan
}

/**
 * The plan of an inspection. Arrows may give the classes different samples. Then the code letter of the largest one is used
 * for all of them, as ISO 2859-1 permits in 10.3 (decision 125). Refuses the same as `getSamplingPlan`.
 */
export function planInspection(order: {
  readonly lotSize: number
  readonly level: InspectionLevel
  readonly major?: Agreed
  readonly minor?: Agreed
}): InspectionPlan {
  const { lotSize, level, major, minor } = order
  const [majorPlan, minorPlan] = plansOfOneLetter(codeLetterOf(lotSize, level), lotSize, [
    { severity: 'normal', aql: usualAqls.major, ...major },
    { severity: 'normal', aql: usualAqls.minor, ...minor },
  ])
  const { sampleSize, isFullInspection } = largerOf(majorPlan, minorPlan)
  const critical = { sampleSize, accept: 0, reject: 1 } as const
  return { sampleSize, isFullInspection, critical, major: majorPlan, minor: minorPlan }
}

type Chosen = Required<Agreed>

/** Ends, because each letter that is tried has a larger sample. Letter S has one plan only: no other class can use it. */
function plansOfOneLetter(
  letter: string,
  lotSize: number,
  classes: readonly [Chosen, Chosen],
): readonly [SamplingPlan, SamplingPlan] {
  const [major, minor] = classes
  const plans = [
    planForLetter(letter, { lotSize, ...major }),
    planForLetter(letter, { lotSize, ...minor }),
  ] as const
  const { codeLetter } = largerOf(...plans)
  return codeLetter === letter || codeLetter === 'S' ? plans : plansOfOneLetter(codeLetter, lotSize, classes)
}

const largerOf = (a: SamplingPlan, b: SamplingPlan) => (b.sampleSize > a.sampleSize ? b : a)

/** How many items were found with a defect of each class, each within the sample of its class. */
export type FoundDefects = Record<DefectClass, number>

/** Any critical defect rejects the lot, and so does any other class that reaches its reject number. */
export function judgeLot(
  plan: InspectionPlan,
  found: FoundDefects,
): { isAccepted: boolean; failed: DefectClass[] } {
  const failed = defectClasses.filter((name) => !isAccepted(plan[name], found[name]))
  return { isAccepted: failed.length === 0, failed }
}
