import type { NextStep } from '@tradelane/contract/lifecycle/timeline'
import type { DisputeSide } from '@tradelane/contract/smart-escrow/dispute-states'
import type { Scope } from '../../../access/scope.ts'

export type Next = NonNullable<NextStep>
/** To the seller, who has no account, `customer` is the seller itself, and `counterparty` the buyer. */
export type Reading = { reader: DisputeSide | 'office'; now: Date }

/** The one who reads the records of this scope. */
export const readerIn = ({ kind }: Scope): Reading['reader'] => (kind === 'office' ? 'office' : 'buyer')

const toParty: readonly Next['who'][] = ['approver', 'customer', 'counterparty', 'tradelane', 'provider']
const toOffice: readonly Next['who'][] = ['tradelane', 'approver', 'customer', 'counterparty', 'provider']

/** Of several steps, what the reader itself has to do, and of that what is due first. */
export function firstFor(reader: Reading['reader'], steps: readonly Next[]): Next | undefined {
  const order = reader === 'office' ? toOffice : toParty
  const dueOf = ({ by }: Next) => by?.getTime() ?? Number.POSITIVE_INFINITY
  return steps.toSorted((a, b) => {
    const place = order.indexOf(a.who) - order.indexOf(b.who)
    return place === 0 && dueOf(a) !== dueOf(b) ? dueOf(a) - dueOf(b) : place
  })[0]
}
