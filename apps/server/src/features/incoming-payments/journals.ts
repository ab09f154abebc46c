import type { Journal, NewHold } from '@tradelane/ledger'
import { type Money, negate } from '@tradelane/money'

type Arrived = {
  incomingPaymentId: string
  companyId: string
  amount: Money
  sender: string
  arrivedAt: Date
}

/** What the books call it. */
const titleOf = ({ sender }: Pick<Arrived, 'sender'>): string =>
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

/** Before the verification:  available → held, in the same transaction */
export function heldUntilVerified(arrived: Arrived): NewHold {
  const { incomingPaymentId: id, companyId: owner, amount, arrivedAt: eventAt } = arrived
  const description = `${titleOf(arrived)}: held until the business is verified`
  return { id, owner, amount, subject: subjectOf(arrived), description, eventAt }
}
