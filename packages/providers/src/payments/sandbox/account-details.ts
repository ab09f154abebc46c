import type { Currency } from '@tradelane/money'
import type { AccountDetails } from '../payment-provider.ts'
import { iban, numberWhere } from './account-numbers.ts'
import { bankOf } from './receiving-banks.ts'

type Holder = { customerId: string; name: string }

/**
 * A receiving account that does not exist, but whose numbers pass every check of its country. The same customer always has the same one.
 */
export function accountDetailsFor({ customerId, name }: Holder, currency: Currency): AccountDetails {
  const { country, address, routing, digits, before = '', after = '', ibanCountry, holds } = bankOf(currency)
  const number = `${before}${numberWhere(`${customerId} ${currency}`, digits, (drawn) => holds?.(`${before}${drawn}`) ?? true)}${after}`
  const [first, second] = [...routing, ['SWIFT', testBic(country)] as const]
  return {
    accountName: name,
    uniquePaymentId: ibanCountry ? iban(ibanCountry, number) : number,
    fullBankName: `Tradelane Sandbox Bank, ${country}`,
    routingCodeType1: first?.[0] ?? '',
    routingCodeValue1: first?.[1] ?? '',
    ...(second && { routingCodeType2: second[0], routingCodeValue2: second[1] }),
    bankAddress: address,
    currency,
  }
}

/** ISO 9362: with 0 as its eighth character, a BIC is one for tests. */
const testBic = (country: string): string => `TRDL${country}20`
