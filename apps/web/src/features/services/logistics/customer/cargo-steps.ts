/** The way to a booking. The last two steps are pages of their own, with the steps above them. */
export const freightSteps = [
  { title: 'Initiate' },
  { title: 'Cargo details' },
  { title: 'Quotes' },
  { title: 'Summary' },
]
export const [initiateStep, cargoStep, quotesStep, summaryStep] = [0, 1, 2, 3]
