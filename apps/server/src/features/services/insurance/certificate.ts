import type { PolicyHolder } from '@tradelane/contract/insurance/insured'
import type { PolicyRow } from './policies.ts'

/** All fields of a certificate, stored with it: later changes of the policy or of the tariff do not change it. */
export type Certificate = {
  certificate_number: string
  policy_number: string
  insurer: string
  claims_agent: string
  insured: PolicyHolder
  category_of_goods: string
  description_of_goods: string
  volume_of_goods: string
  carriage: PolicyRow['carriage']
  place_of_origin: string
  place_of_destination: string
  clauses: string[]
  deductible: PolicyRow['deductible']
  insured_value: string
  premium: string
  valid_from: string
  valid_to: string
} & Partial<BankTerms>

/** What a bank looks for (UCP 600, article 28). Certificates that are older than this have none of it. */
type BankTerms = {
  /** The currency of the credit: the only one that we insure in. */
  currency: 'USD'
  /** How the insured value came about, from the invoice. */
  valuation: string
  originals: number
  claims_payable_at: string
  surveyor: string
  signed_by: string
  invoice_number: string
  vessel: string
  voyage: string
  /** Of the freight that the policy belongs to, with their codes; missing in older certificates and without such freight. */
  terminals?: { loading: string; discharge: string }
  shipped_on: string | null
  /** The list of war areas that was known when it was issued, and the day of its reading; missing without war and strikes, and in older certificates. */
  war_areas?: string
  /** The version of the rate of our fee; missing where the fee was agreed in the offer, and in older certificates. */
  fee_version?: string
}
