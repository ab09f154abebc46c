import type { Entry, Journal } from '@tradelane/ledger'
import { isZero, type Money, minus, negate } from '@tradelane/money'
import type { Charge } from '../../../entries/billed-charge.ts'

/**
 * Where the money of a charge goes, and nothing else. 1,020.00 USD for freight of 1,000.00:
 *
 *                held       fees    payouts    provider
 *     collected  −1020.00   +20.00  +1000.00
 *     passed on                     −1000.00   +1000.00
 *
 * The provider takes the whole from the customer's wallet into the platform's pool, from which the carrier or insurer is paid.
 */
export function collectedEntries({ amount, fee }: Charge): Entry[] {
  const entries: Entry[] = [
    { owner: 'platform', account: 'fees', amount: fee },
    { owner: 'platform', account: 'payouts', amount: vendorShare({ amount, fee }) },
  ]
  return entries.filter((entry) => !isZero(entry.amount))
}

/** The second row of the table above. */
export function passedOn(charge: Charge, eventAt: Date): Journal {
  const { chargeId, service, subjectId, description } = charge
  const share = vendorShare(charge)
  return {
    key: `service_charge:${chargeId}:passed on`,
    kind: 'charge.passed_on',
    subject: `${service}:${subjectId}`,
    description,
    eventAt,
    entries: [
      { owner: 'platform', account: 'payouts', amount: negate(share) },
      { owner: 'platform', account: 'provider', amount: share },
    ],
  }
}

export const vendorShare = ({ amount, fee }: Pick<Charge, 'amount' | 'fee'>): Money => minus(amount, fee)
