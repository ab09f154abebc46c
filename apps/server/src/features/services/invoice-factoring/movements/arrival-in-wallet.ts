import type { arrivalInWallet } from '@tradelane/contract/invoice-factoring/funding-parts'
import type { Db } from '@tradelane/db'
import { type Currency, decimalText, type Money } from '@tradelane/money'
import type { z } from 'zod/mini'
import { type Arrival, arrivalOf, countedIn, placeOf } from '../../../../lifecycle/arrival.ts'
import { endOfDay } from '../../../../lifecycle/local-days.ts'
import { amountIn, type FundingRow } from '../fundings.ts'

export type ArrivalInWallet = z.output<typeof arrivalInWallet>

/** The partner and the provider pay within the clearing of the currency: there is no other bank. */
const within = (currency: Currency) => ({
  from: currency,
  to: currency,
  bankCountry: null,
  method: 'LOCAL',
})

/** By which day money of a funding arrives in the wallet whose movement begins at this moment. */
export const walletArrivalOf = ({ currency }: Money, at: Date): Arrival =>
  arrivalOf({ ...within(currency), at })

/** The end of that day where the currency settles; euros settle by the clock of Frankfurt. */
const endOfWalletArrival = (amount: Money, startedAt: Date): Date =>
  endOfDay(
    walletArrivalOf(amount, startedAt).day,
    amount.currency === 'EUR' ? 'DE' : amount.currency.slice(0, 2),
  )

/**
 * What is on its way into the wallet: the advance from the approval on, then the remainder of a payment. Without what should have arrived by now:
 * the back office asks for it, and the history says so.
 */
export async function arrivalsInWallet(db: Db, row: FundingRow, now: Date): Promise<ArrivalInWallet[]> {
  const steps = await db
    .selectFrom('factoring_steps')
    .select(['kind', 'amount', 'asked_at', 'state'])
    .where('uid', '=', row.uid)
    .where('invoice_factoring_id', '=', row.invoice_factoring_id)
    .where('kind', 'in', ['transfer', 'advance', 'remainder'])
    .orderBy('asked_at')
    .execute()
  const transfer = steps.find(({ kind }) => kind === 'transfer')
  return steps.flatMap(({ kind, amount, asked_at, state }) => {
    if (state !== 'asked') return []
    // The advance was promised with the transfer that it comes from.
    const startedAt = kind === 'remainder' ? asked_at : (transfer?.asked_at ?? asked_at)
    const money = amountIn(row, amount)
    const endsAt = endOfWalletArrival(money, startedAt)
    if (now > endsAt) return []
    const { currency } = money
    return {
      what: kind === 'remainder' ? 'remainder' : 'advance',
      amount: decimalText(money),
      ...walletArrivalOf(money, startedAt),
      place: placeOf(currency, null),
      counted: countedIn(within(currency)),
      ends_at: endsAt,
    } as const
  })
}
