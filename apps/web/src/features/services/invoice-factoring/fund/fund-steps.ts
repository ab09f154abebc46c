import type { FormStep } from '../../../../lib/wizard/steps.ts'
import { steps } from '../factoring-steps.ts'
import { fundSchema } from './fund-values.ts'

/** The same three steps, with the fields of "Fund Your Transaction". */
export const fundSteps: FormStep[] = steps.map((step) =>
  step.name === 'details' ? { ...step, fields: Object.keys(fundSchema.shape) } : step,
)
