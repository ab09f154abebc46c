import type { Currency } from '@tradelane/money'
import { checkedCorridors } from './name-check-corridors.ts'

/** Whether the bank of an account knows its holder by the name that we have. */
export type NameCheckResult = 'match' | 'close_match' | 'no_match' | 'not_possible'

export type AccountToCheck = {
  /** The holder, as we have it. */
  name: string
  /** IBAN or local account number. */
  accountNumber: string
  /** BIC, IFSC or sort code. */
  routingCode: string
  currency: Currency
  /** ISO 3166 alpha-2 of the bank. */
  country: string
}

export type NameCheck = {
  result: NameCheckResult
  /** Of a close match: the name that the bank has. Banks do not say it where the names differ altogether. */
  bankName?: string
  /** In plain words: why it was not possible, or what is wrong beside the name. */
  reason?: string
}

/** Whether the provider can ask the banks of this corridor for the holder's name. */
export const isCheckedCorridor = ({
  currency,
  country,
}: Pick<AccountToCheck, 'currency' | 'country'>): boolean =>
  checkedCorridors[currency]?.includes(country) ?? false

export const notCheckedThere = ({ currency, country }: AccountToCheck): NameCheck => ({
  result: 'not_possible',
  reason: `Names of ${currency} accounts in this country (${nameOf(country)}) cannot be checked yet.`,
})
const names = new Intl.DisplayNames('en', { type: 'region' })
const nameOf = (country: string): string => (/^[A-Z]{2}$/.test(country) && names.of(country)) || country
