import type { ListedAccount, NewPartner, PartnerAccount } from '@tradelane/contract/partners/forms'
import type { Database } from '@tradelane/db'
import { type Currency, decimalText, money, parseMoney } from '@tradelane/money'
import type { Selectable } from 'kysely'

// The API uses the specification's names, the database uses snake_case: this file maps between them.

type PartnerRow = Selectable<Database['partners']>
export type AccountRow = Selectable<Database['partner_accounts']>

export const companyColumns = (
  company: Omit<NewPartner, 'account_details' | keyof Address | keyof Credit>,
) => ({
  company_name: company.company_name,
  company_address: company.company_address,
  company_registration_number: company.company_registration_number,
  contact_person_name: company.contact_person_name,
  email: company.email,
  phone_number: company.phone_number,
})

type Address = Pick<NewPartner, 'company_town' | 'company_post_code' | 'company_country'>

/** What is not sent stays as saved. */
export const addressColumns = (
  sent: Address,
  saved?: Pick<PartnerRow, 'town' | 'post_code' | 'country'>,
) => ({
  town: sent.company_town === undefined ? (saved?.town ?? null) : sent.company_town || null,
  post_code:
    sent.company_post_code === undefined ? (saved?.post_code ?? null) : sent.company_post_code || null,
  country: sent.company_country === undefined ? (saved?.country ?? null) : sent.company_country || null,
})

/** The address under the names of the call. */
export const toAddress = (row: ReturnType<typeof addressColumns>) => ({
  company_town: row.town,
  company_post_code: row.post_code,
  company_country: row.country,
})

type Credit = { limit_request?: string | undefined; payment_terms?: string | null | undefined }

/** What is not sent stays as saved. */
export const creditColumns = (sent: Credit, saved?: Pick<PartnerRow, 'limit_request' | 'payment_terms'>) => ({
  limit_request:
    sent.limit_request === undefined
      ? (saved?.limit_request ?? 0n)
      : parseMoney(sent.limit_request, 'USD').amount,
  payment_terms:
    sent.payment_terms === undefined ? (saved?.payment_terms ?? null) : sent.payment_terms || null,
})

/** In events, which have no whole numbers of any size. */
export const creditText = ({ limit_request, payment_terms }: ReturnType<typeof creditColumns>) => ({
  limit_request: decimalText(money(limit_request, 'USD')),
  payment_terms,
})

/** What some corridors ask for stays as saved where it is not sent. */
export const accountColumns = (account: PartnerAccount, saved?: AccountRow) => ({
  account_ref_name: account.account_ref_name,
  account_holder_name: account.account_holder_name,
  account_no: account.account_no,
  swift_ifsc: account.swift_ifsc,
  currency: account.currency,
  bank: account.bank,
  bank_address: account.bank_address,
  bank_city: account.bank_city,
  beneficiary_account_type: account.beneficiaryAccountType,
  beneficiary_country_code: account.beneficiaryCountryCode,
  payout_method: account.payoutMethod,
  second_bank_code:
    account.second_bank_code === undefined
      ? (saved?.second_bank_code ?? null)
      : account.second_bank_code || null,
  owner_id_number:
    account.owner_id_number === undefined
      ? (saved?.owner_id_number ?? null)
      : account.owner_id_number || null,
})

export const toAccount = (row: AccountRow): ListedAccount => ({
  beneficiary_account_id: row.beneficiary_account_id,
  beneficiary_id: row.beneficiary_id,
  account_ref_name: row.account_ref_name,
  account_holder_name: row.account_holder_name,
  account_no: row.account_no,
  swift_ifsc: row.swift_ifsc,
  currency: row.currency as Currency,
  bank: row.bank,
  bank_address: row.bank_address,
  bank_city: row.bank_city,
  beneficiaryAccountType: row.beneficiary_account_type,
  beneficiaryCountryCode: row.beneficiary_country_code,
  payoutMethod: row.payout_method,
  // Only what is known: the fingerprints of payees without it stay as they were.
  ...(row.second_bank_code !== null && { second_bank_code: row.second_bank_code }),
  ...(row.owner_id_number !== null && { owner_id_number: row.owner_id_number }),
  ...(row.beneficiary_hash_id === null ? {} : { beneficiaryHashId: row.beneficiary_hash_id }),
})
