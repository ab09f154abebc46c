import { type Currency, currencies } from './currency.ts'
import { type Money, money } from './money.ts'

/** The text is not an amount (or not a rate). Its message is for logs: what a person reads is each form's own. */
export class MoneyFormatError extends Error {
  override name = 'MoneyFormatError'
}

/** One way to write each number: no sign but a leading minus, no leading zeros, no exponent, no grouping, no spaces. */
const canonicalDecimal = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/
/** What a JSON number carries exactly. */
const mostDigits = 15
/** What the ledger's 64-bit columns can hold in any currency. */
const mostMinorDigits = 18

/** Whether the text is one decimal number; how many decimals it may have depends on its currency. */
export const isDecimal = (text: string): boolean => canonicalDecimal.test(text)

/** "1000", "0.5", "-12.34" and nothing else. Decimals are never rounded away: one too many is refused. */
export function parseMoney(text: string, currency: Currency): Money {
  const amount = findMoney(text, currency)
  if (!amount) throw new MoneyFormatError(`${JSON.stringify(text)} is not an amount of ${currency}`)
  return amount
}

/** The same; undefined for what is not an amount of the currency. */
export function findMoney(text: string, currency: Currency): Money | undefined {
  const { exponent } = currencies[currency]
  const [, sign, whole = '', fraction = ''] = canonicalDecimal.exec(text) ?? []
  const minor = whole + fraction.padEnd(exponent, '0')
  const isAmount =
    whole !== '' &&
    fraction.length <= exponent &&
    whole.length + fraction.length <= mostDigits &&
    minor.length <= mostMinorDigits
  const amount = isAmount ? BigInt(minor) : 0n
  if (!isAmount || (sign && amount === 0n)) return undefined
  return money(sign ? -amount : amount, currency)
}
