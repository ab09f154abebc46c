/**
 * Business days of the country of the person who has to act; days that all count there; or a length of time. Days end in the evening of
 * the last one, where the person is; where people do not work on it, on their next working day, but for what ends `onAnyDay`. `fullDays` have 24 hours each: how long a session or a link works, or something is kept.
 * Hours `untilWork` that end on a day on which nobody works there end in the evening of the next working day.
 */
type Promised = { businessDays: number } | { days: number; onAnyDay?: true } | FixedLength
type FixedLength = { fullDays: number } | { hours: number; untilWork?: true } | { minutes: number }

/** Every promise of time, written once: due dates are calculated from this table, and texts take their numbers from it. */
export const promises = {
  /** The back office. */
  reviewBusiness: { businessDays: 4 },
  reviewPerson: { businessDays: 4 },
  confirmBooking: { businessDays: 2 },
  declareGoods: { businessDays: 2 },
  recordRelease: { businessDays: 10 },
  quoteInsurance: { businessDays: 2 },
  offerQuotes: { businessDays: 2 },
  quoteInspection: { businessDays: 2 },
  /** After it is paid: the day is agreed with the supplier. */
  scheduleInspection: { days: 2 },
  /** A day that the supplier has chosen is confirmed to it. */
  confirmInspectionDay: { businessDays: 1 },
  /** The supplier is called after it has not answered. */
  callSupplier: { businessDays: 1 },
  /** The supplier is asked about a corrective action that is overdue. */
  askForAction: { businessDays: 2 },
  /** In India, Bangladesh and Nepal. */
  inspectNearby: { hours: 48 },
  /** After the day of the inspection. */
  reportInspection: { hours: 48, untilWork: true },
  assessClaim: { businessDays: 5 },
  reviewLimit: { businessDays: 3 },
  answerMessage: { businessDays: 2 },
  clearDifference: { businessDays: 1 },
  /** Before and after a difference: entries within it may explain it. */
  explainWithin: { fullDays: 7 },
  mendRow: { businessDays: 1 },
  callAboutPayee: { businessDays: 1 },
  readFactAgain: { businessDays: 5 },
  reviewRisk: { businessDays: 5 },
  reviewMatch: { businessDays: 2 },
  decideFunding: { businessDays: 2 },
  collectFunding: { businessDays: 2 },
  settleDispute: { businessDays: 2 },
  decideEscrow: { businessDays: 2 },
  decideDispute: { businessDays: 5 },
  reviewTradingInfo: { businessDays: 2 },

  /** The customer. */
  answerReview: { businessDays: 5 },
  answerProvider: { businessDays: 5 },
  giveBookingDetails: { businessDays: 2 },
  payFreight: { businessDays: 5 },
  payContainerCharges: { businessDays: 5 },
  giveClearanceDocuments: { businessDays: 3 },
  /** As long as the quote is valid. */
  acceptInspection: { days: 7 },
  acceptReport: { businessDays: 5 },
  settleReturn: { businessDays: 5 },
  answerClaim: { businessDays: 5 },
  answerLimitQuestion: { businessDays: 5 },
  /** As long as the term sheet can be signed. */
  signTermSheet: { days: 14 },
  payRecourse: { businessDays: 5 },
  approvePayee: { businessDays: 5 },
  answerSeller: { businessDays: 2 },
  /** Banking days, in the countries of both sides (UCP 600, article 14 b). */
  examineDocument: { businessDays: 5 },
  /** After delivery; then the booking is closed. */
  inspectGoods: { days: 7 },

  /** The seller of an escrow, in the country of its bank. */
  agreeEscrow: { businessDays: 5 },

  /** The seller, asked to agree to a change; both sides are reminded then. In the country of its bank. */
  answerChange: { businessDays: 2 },

  /** The supplier, asked for the day of an inspection, in the country of the inspection. */
  answerInspectionDay: { businessDays: 1 },

  /** A dispute about a block of an escrow, from its opening: the other side answers, each may ask Tradelane, Tradelane decides. */
  answerDispute: { days: 3, onAnyDay: true },
  escalateDispute: { days: 4, onAnyDay: true },
  escalateDisputeAlone: { days: 8, onAnyDay: true },

  /** The payments provider and the banks. */
  acceptPayment: { businessDays: 1 },
  localPayout: { businessDays: 1 },
  swiftPayout: { businessDays: 3 },

  /** How long something is valid or kept. */
  insuranceQuote: { hours: 48 },
  inspectionQuote: { days: 7 },
  termSheet: { days: 14 },
  /** The fee of an escrow that is not approved yet, after our rate has changed. */
  escrowFee: { fullDays: 7 },
  /** Of an offer for freight, after it has expired. */
  keepUnsavedOffer: { fullDays: 30 },
  /** Then an undecided payment goes back to its preparer. */
  waitForRelease: { days: 7 },
  /** Then a change that nobody has decided must be asked for again. */
  secondPerson: { fullDays: 7 },
  oneTimeCode: { minutes: 10 },
  /** After the right password, staff have this long for the second step. */
  secondStep: { minutes: 20 },
  resetLink: { minutes: 30 },
  invitationLink: { fullDays: 7 },
  /** Of somebody without an account. */
  counterpartyLink: { fullDays: 7 },
  /** Before a document of a trade is due that was asked for by a link. */
  remindOfDocument: { days: 2, onAnyDay: true },
  openedLink: { minutes: 30 },
  /** Of an escrow's seller, after the last day: it reads how its escrow ended. */
  sellerLinkAfterExpiry: { fullDays: 30 },
  /** The cookie's lifetime in the specification. */
  session: { fullDays: 7 },
  /** A colleague of the back office views a customer's account. */
  accountView: { minutes: 30 },
  /** So far back a new rate is tried on what was charged. */
  rateReplay: { fullDays: 30 },
  /** Then the office looks at what that rate has changed. */
  compareRateOutcome: { businessDays: 5 },
} as const satisfies Record<string, Promised>
export type PromiseName = keyof typeof promises
type FixedLengthName = {
  [Name in PromiseName]: (typeof promises)[Name] extends FixedLength ? Name : never
}[PromiseName]

const words = { businessDays: 'business day', days: 'day', fullDays: 'day', hours: 'hour', minutes: 'minute' }
const lengthsMs = { fullDays: 86_400_000, hours: 3_600_000, minutes: 60_000 }

/** "2 business days", "48 hours". */
export function promised(name: PromiseName): string {
  const [[unit, count]] = Object.entries(promises[name]) as [[keyof typeof words, number]]
  return `${count} ${words[unit]}${count === 1 ? '' : 's'}`
}

export function promisedMs(name: FixedLengthName): number {
  const [[unit, count]] = Object.entries(promises[name]) as [[keyof typeof lengthsMs, number]]
  return count * lengthsMs[unit]
}
