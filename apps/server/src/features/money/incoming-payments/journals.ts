import type { IncomingPaymentState } from '@tradelane/contract/incoming-payments/states'
import type { Entry, Journal, NewHold } from '@tradelane/ledger'
import { type Money, negate } from '@tradelane/money'

type Arrived = {
  incomingPaymentId: string
  companyId: string
  amount: Money
  sender: string
  arrivedAt: Date
}

/** What the books call it. */
export const titleOf = ({ sender }: Pick<Arrived, 'sender'>): string =>
  `Payment from ${sender || 'an unknown sender'}`
const subjectOf = ({ incomingPaymentId }: Arrived): string => `incoming_payment:${incomingPaymentId}`

/** Money from outside:  provider → available */
export function moneyArrived(arrived: Arrived): Journal {
  const { companyId, amount, arrivedAt } = arrived
  return {
    key: subjectOf(arrived),
    kind: 'incoming.received',
    subject: subjectOf(arrived),
    description: titleOf(arrived),
    eventAt: arrivedAt,
    entries: [
      { owner: 'platform', account: 'provider', amount: negate(amount) },
      { owner: companyId, account: 'available', amount },
    ],
  }
}

/** Before the verification, and while a match is undecided:  available → held, in the same transaction */
export function heldOnArrival(arrived: Arrived, state: IncomingPaymentState): NewHold {
  const { incomingPaymentId: id, companyId: owner, amount, arrivedAt: eventAt } = arrived
  // The customer reads it, and must not learn of lists.
  const why = state === 'held' ? 'held until the business is verified' : 'held while we check some details'
  const description = `${titleOf(arrived)}: ${why}`
  return { id, owner, amount, subject: subjectOf(arrived), description, eventAt }
}

/** Returned to the sender:  held → provider. The entry out of held is added by `captureHold`. */
export const returnedEntries = (amount: Money): Entry[] => [
  { owner: 'platform', account: 'provider', amount },
]
