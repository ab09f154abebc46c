import type { PlanRequest } from '@tradelane/contract/quality-assurance/sampling'
import { getSamplingPlan } from '@tradelane/sampling'

/** The plan of one lot and one class of defects. An order with several classes has one sample for all of them: `samplingOf`. */
export function planSample({ lot_size: lotSize, level, aql, inspection: severity }: PlanRequest) {
  const { codeLetter, sampleSize, accept, reject } = getSamplingPlan({ lotSize, level, aql, severity })
  return { code_letter: codeLetter, sample_size: sampleSize, accept, reject }
}
