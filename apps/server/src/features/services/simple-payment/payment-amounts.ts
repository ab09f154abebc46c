import { type Currency, currencies, type Money, MoneyFormatError, parseMoney } from '@tradelane/money'
import { refuseFields } from '../../../refusal.ts'

/** Decimal text of the wire as money. Refuses, at its field, what has more decimals than its currency. */
export function amountAt(field: string, text: string, currency: Currency): Money {
  try {
    return parseMoney(text, currency)
  } catch (error) {
    if (!(error instanceof MoneyFormatError)) throw error
    const { exponent } = currencies[currency]
    return refuseFields({
      [field]:
        exponent === 0 ? `${currency} has no decimals` : `${currency} has at most ${exponent} decimals`,
    })
  }
}
