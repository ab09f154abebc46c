import type { FormStep } from '../../../lib/wizard/steps.ts'

/** In their order. The fields of the second step are those of both of its forms. */
export const steps: FormStep[] = [
  { title: 'Initiate', name: 'initiate', fields: [] },
  {
    title: 'Invoice Factoring',
    name: 'details',
    fields: ['companies', 'terms_conditions_1', 'terms_conditions_2'],
  },
  { title: 'Summary', name: 'summary', fields: [] },
]

export const [initiateStep, formStep, summaryStep] = [0, 1, 2]
