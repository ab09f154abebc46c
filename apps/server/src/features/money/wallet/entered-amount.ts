import {
  type Currency,
  currencies,
  isPositive,
  type Money,
  MoneyFormatError,
  parseMoney,
} from '@tradelane/money'
import { refuseFields } from '../../../refusal.ts'

/** The most that is moved in one go: a larger amount is a slip of the finger. In whole units of any currency. */
const mostUnits = 1_000_000_000n

/** An amount that a person entered, as money. Refuses, at its field, what is no amount of this currency. */
export function enteredAmount(text: string, currency: Currency, field = 'amount'): Money {
  const amount = parsed(text, currency)
  if (!amount || !isPositive(amount)) refuseFields({ [field]: messageFor(text, currency) })
  requireAtMost(amount, field)
  return amount
}

/** Refuses, at the field that a person entered, more than is moved in one go. */
export function requireAtMost({ amount, currency }: Money, field = 'amount'): void {
  if (amount > mostUnits * 10n ** BigInt(currencies[currency].exponent))
    refuseFields({ [field]: `At most 1,000,000,000 ${currency} at a time` })
}

function parsed(text: string, currency: Currency): Money | undefined {
  try {
    return parseMoney(text, currency)
  } catch (error) {
    if (error instanceof MoneyFormatError) return undefined
    throw error
  }
}

function messageFor(text: string, currency: Currency): string {
  const { exponent } = currencies[currency]
  const decimals = text.split('.')[1]?.length ?? 0
  if (decimals <= exponent) return 'Enter a valid amount'
  return exponent === 0 ? `${currency} has no decimals` : `${currency} has at most ${exponent} decimals`
}
