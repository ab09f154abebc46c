import { type Aql, codeLetterOf, type InspectionLevel, readPlan, type Severity } from './master-tables.ts'

/** How many items of a lot are inspected, and with how many nonconforming ones the lot is accepted. */
export type SamplingPlan = {
  readonly aql: Aql
  readonly severity: Severity
  /** The letter of the row that the plan was read from, after arrows. */
  readonly codeLetter: string
  /** Never more than the lot. */
  readonly sampleSize: number
  /** The lot is accepted with up to this many nonconforming items in the sample. */
  readonly accept: number
  /** The lot is not accepted with this many or more. */
  readonly reject: number
  /** The sample of the table is as large as the lot or larger, so every item is inspected. */
  readonly isFullInspection: boolean
}

type Lot = {
  readonly lotSize: number
  readonly level: InspectionLevel
  readonly aql: Aql
  readonly severity: Severity
}

/**
 * The single sampling plan of ISO 2859-1 for a lot and one AQL. Refuses, with a `RangeError`, a lot of fewer than two items
 * or a part of an item, and a level, AQL or severity that the standard does not have.
 */
export function getSamplingPlan({ lotSize, level, aql, severity }: Lot): SamplingPlan {
  return planForLetter(codeLetterOf(lotSize, level), { lotSize, aql, severity })
}

/** The same for a code letter that was chosen in another way, as for several classes with one sample. */
export function planForLetter(letter: string, { lotSize, aql, severity }: Omit<Lot, 'level'>): SamplingPlan {
  const { codeLetter, sampleSize, accept } = readPlan(severity, letter, aql)
  return {
    aql,
    severity,
    codeLetter,
    sampleSize: Math.min(sampleSize, lotSize),
    accept,
    reject: accept + 1,
    isFullInspection: sampleSize >= lotSize,
  }
}

/**
 * Whether a lot is accepted with this many nonconforming items in its sample (above AQL 10: nonconformities, of which an
 * item may have several). Refuses a number that cannot be counted.
 */
export function isAccepted({ accept }: Pick<SamplingPlan, 'accept'>, found: number): boolean {
  if (!Number.isSafeInteger(found) || found < 0) throw new RangeError(`${found} is not a number of defects`)
  return found <= accept
}
