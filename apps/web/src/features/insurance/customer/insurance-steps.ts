/** In their order, each with its address. */
export const steps = [
  { title: 'Policyholder', path: '/insurance/policy-holder' },
  { title: 'Insurance details', path: '/insurance/details' },
  { title: 'Summary', path: '/insurance/summary' },
] as const

export const [policyHolderStep, detailsStep, summaryStep] = [0, 1, 2]

/** A step with what the address carries along. */
export const stepAddress = (step: number, search: string): string => {
  const path = steps[step]?.path ?? steps[0].path
  return search === '' ? path : `${path}?${search}`
}
