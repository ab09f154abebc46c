import { capitals } from '@tradelane/contract/primitives/identifier'
import { type Currency, isCurrency } from '@tradelane/money'

/** Reads "1,234.56 USD", with or without commas; undefined for any other text. */
export function readBalance(text: string): { closing_balance: number; currency: Currency } | undefined {
  const [, amount = '', code = ''] = /^([\d,]{1,20}(?:\.\d{1,4})?)\s*([a-z]{3})$/i.exec(text.trim()) ?? []
  const currency = capitals(code)
  const digits = amount.replaceAll(',', '')
  return digits !== '' && isCurrency(currency) ? { closing_balance: Number(digits), currency } : undefined
}
