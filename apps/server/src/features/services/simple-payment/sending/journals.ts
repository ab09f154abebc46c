import type { Entry } from '@tradelane/ledger'
import { type Money, minus, money, negate, plus } from '@tradelane/money'

/**
 * The journals of a payment, as pure functions without database, clock or provider. + is into an account; a
 * company's accounts are never negative, `provider` is negative by what the provider keeps for us.
 *
 * 1,000.00 USD paid as 876.00 EUR, fee 0.50 and spread 1.76 inside:
 *
 *                held      fees     fx USD     provider USD   fx EUR    payouts EUR   provider EUR
 *     accepted   −1000.00  +0.50    +999.50                   −876.00   +876.00
 *     converted            +1.76    −999.50    +997.74        +876.00                 −876.00
 *     paid                                                              −876.00       +876.00
 *
 * The provider does the conversion as it accepts, so `converted` squares our position with it at once: fx rests at
 * zero, and the provider keeps less of USD by all but what is the platform's own. Between two accounts of one currency
 * nothing is converted.
 */
export type PaymentMoney = {
  companyId: string
  /** All that leaves the company; fee and spread are inside it. */
  source: Money
  fee: Money
  spread: Money
  target: Money
}

const platform = (account: Entry['account'], amount: Money): Entry => ({ owner: 'platform', account, amount })

/** For `captureHold`, which takes the source out of held. */
export function acceptedEntries(payment: PaymentMoney): Entry[] {
  const { source, fee, target } = payment
  const net = minus(source, fee)
  return balanced([
    platform('fees', fee),
    platform('fx', net),
    platform('fx', negate(target)),
    platform('payouts', target),
  ])
}

/** Empty if both currencies are the same: then there is no spread, and everything cancels out. */
export function convertedEntries(payment: PaymentMoney): Entry[] {
  const { source, fee, spread, target } = payment
  const net = minus(source, fee)
  return balanced([
    platform('fees', spread),
    platform('fx', negate(net)),
    platform('provider', minus(net, spread)),
    platform('fx', target),
    platform('provider', negate(target)),
  ])
}

export function paidEntries({ target }: PaymentMoney): Entry[] {
  return [platform('payouts', negate(target)), platform('provider', target)]
}

/**
 * Everything that was posted since the hold was captured, the other way round: the company has its whole amount back,
 * fee and spread included.
 */
export function backEntries(payment: PaymentMoney, { wasPaid }: { wasPaid: boolean }): Entry[] {
  const { companyId, source } = payment
  const posted = [
    ...acceptedEntries(payment),
    ...convertedEntries(payment),
    ...(wasPaid ? paidEntries(payment) : []),
  ].map(({ amount, ...where }) => ({ ...where, amount: negate(amount) }))
  return balanced([{ owner: companyId, account: 'available', amount: source }, ...posted])
}

/** Each account of a currency once, as the ledger requires, without unchanged accounts. */
function balanced(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>()
  for (const entry of entries) {
    const key = `${entry.owner} ${entry.account} ${entry.amount.currency}`
    const known = sums.get(key)
    sums.set(key, {
      ...entry,
      amount: plus(known?.amount ?? money(0n, entry.amount.currency), entry.amount),
    })
  }
  return [...sums.values()].filter(({ amount }) => amount.amount !== 0n)
}
