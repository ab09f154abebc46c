import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import { accountTypes, payoutMethods } from '@tradelane/contract/partners/forms'
import { payoutWords } from '@tradelane/contract/partners/payout-words'
import { currencies, isCurrency } from '@tradelane/money'
import type { SelectOption } from '../../../ui/forms/select.tsx'

export const accountTypeOptions = accountTypes.map((type) => ({ value: type, label: type }))
export const payoutMethodOptions = payoutMethods.map((method) => ({
  value: method,
  label: payoutWords[method],
}))

const offered = offeredCurrencies.map(currencyOption)

/** The currencies of payments, and the account's own if it is another. */
export function currencyOptions(own: string): readonly SelectOption[] {
  return own === '' || offered.some(({ value }) => value === own)
    ? offered
    : [...offered, currencyOption(own)]
}

function currencyOption(code: string): SelectOption {
  return { value: code, label: isCurrency(code) ? `${code} – ${currencies[code].name}` : code }
}
