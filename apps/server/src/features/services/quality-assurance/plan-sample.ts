import type { Inspection } from '@tradelane/contract/quality-assurance/inspection'
import { usualAqls } from '@tradelane/contract/quality-assurance/rules'
import type { PlanRequest } from '@tradelane/contract/quality-assurance/sampling'
import type { Database } from '@tradelane/db'
import {
  type Aql,
  getSamplingPlan,
  type InspectionLevel,
  type InspectionPlan,
  planInspection,
} from '@tradelane/sampling'
import type { Selectable } from 'kysely'

type Sampled = Pick<
  Selectable<Database['quality_inspections']>,
  | 'lot_size'
  | 'inspection_level'
  | 'aql_major'
  | 'aql_minor'
  | 'severity_major'
  | 'severity_minor'
  | 'severity_reason'
>

/** The plan of one lot and one class of defects. An order with several classes has one sample for all of them: `samplingOf`. */
export function planSample({ lot_size: lotSize, level, aql, inspection: severity }: PlanRequest) {
  const { codeLetter, sampleSize, accept, reject } = getSamplingPlan({ lotSize, level, aql, severity })
  return { code_letter: codeLetter, sample_size: sampleSize, accept, reject }
}

/** The plan of an order's sample. Undefined where lot size or level is not known. */
export function samplingPlanOf(row: Omit<Sampled, 'severity_reason'>): InspectionPlan | undefined {
  const { lot_size: lotSize, inspection_level: level } = row
  if (lotSize === null || level === null) return undefined
  return planInspection({
    lotSize,
    level: level as InspectionLevel,
    major: { aql: (row.aql_major ?? usualAqls.major) as Aql, severity: row.severity_major },
    minor: { aql: (row.aql_minor ?? usualAqls.minor) as Aql, severity: row.severity_minor },
  })
}

/** The same as it is answered. */
export function samplingOf(row: Sampled): Inspection['sampling'] {
  const planned = samplingPlanOf(row)
  if (!planned) return null
  const { sampleSize, isFullInspection, critical, major, minor } = planned
  const planOf = (plan: { sampleSize: number; accept: number; reject: number }) => ({
    sample_size: plan.sampleSize,
    accept: plan.accept,
    reject: plan.reject,
  })
  return {
    code_letter: major.codeLetter,
    sample_size: sampleSize,
    is_full_inspection: isFullInspection,
    critical: planOf(critical),
    major: { ...planOf(major), aql: major.aql, severity: major.severity },
    minor: { ...planOf(minor), aql: minor.aql, severity: minor.severity },
    reason: row.severity_reason,
  }
}
