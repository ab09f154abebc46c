/** The way to a booking. The last two steps are pages of their own. */
export const freightSteps = [
  { title: 'Initiate' },
  { title: 'Cargo details' },
  { title: 'Quotes' },
  { title: 'Summary' },
]
export const [initiateStep, cargoStep] = [0, 1]
