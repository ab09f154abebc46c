import { currencies, type Money } from '@tradelane/money'

/** Payouts carry at most two decimals: the third one of a dinar cannot be sent. */
export function exceedsTwoDecimals({ amount, currency }: Money): boolean {
  const extra = currencies[currency].exponent - 2
  return extra > 0 && amount % 10n ** BigInt(extra) !== 0n
}

export const tooManyDecimals = (amount: Money): string =>
  `${amount.currency} payouts can have at most 2 decimals.`
