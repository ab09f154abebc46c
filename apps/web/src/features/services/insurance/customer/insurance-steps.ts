/** In their order, each with its address. */
export const steps = [
  { title: 'Policyholder', path: '/insurance/policy-holder' },
  { title: 'Insurance details', path: '/insurance/details' },
  { title: 'Summary', path: '/insurance/summary' },
] as const

export const [policyHolderStep, detailsStep, summaryStep] = [0, 1, 2]
