/** Business days of the country of the person who has to act, or plain hours. */
type Promised = { businessDays: number } | { hours: number }

/** Every promise of time, written once: due dates are calculated from this table, and texts take their numbers from it. */
export const promises = {
  /** The back office. */
  reviewBusiness: { businessDays: 4 },
  reviewPerson: { businessDays: 4 },
  confirmBooking: { businessDays: 2 },
  quoteInsurance: { businessDays: 2 },
  assessClaim: { businessDays: 5 },
  answerMessage: { businessDays: 2 },
  clearDifference: { businessDays: 1 },

  /** The customer. */
  answerReview: { businessDays: 5 },
  releasePayment: { businessDays: 5 },
  answerProvider: { businessDays: 5 },
  payFreight: { businessDays: 5 },
  bindInsurance: { businessDays: 2 },
  answerClaim: { businessDays: 5 },

  /** The payments provider and the banks. */
  acceptPayment: { businessDays: 1 },
  localPayout: { businessDays: 1 },
  swiftPayout: { businessDays: 3 },

  /** How long an offer is valid. */
  insuranceQuote: { hours: 48 },
} as const satisfies Record<string, Promised>
export type PromiseName = keyof typeof promises

/** "2 business days", "48 hours". */
export function promised(name: PromiseName): string {
  const promise: Promised = promises[name]
  return 'hours' in promise ? plural(promise.hours, 'hour') : plural(promise.businessDays, 'business day')
}

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
