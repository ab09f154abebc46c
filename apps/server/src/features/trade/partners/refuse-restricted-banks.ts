import type { PartnerAccount } from '@tradelane/contract/partners/forms'
import type { Db, Tx } from '@tradelane/db'
import { refuseFields } from '../../../refusal.ts'
import { findRestriction } from '../../world/restricted-countries/index.ts'

type Bank = Pick<PartnerAccount, 'beneficiaryCountryCode' | 'bank_city'>

/** Why no money may go to this bank, in words for the customer; undefined where it may. */
export async function bankRestriction(db: Db | Tx, bank: Bank): Promise<string | undefined> {
  const place = { country: bank.beneficiaryCountryCode, city: bank.bank_city }
  const restricted = await findRestriction(db, [place], 'payments')
  return restricted && `We cannot pay to banks in ${restricted.name}. ${restricted.reason}`
}

/** Refuses, at its country, an account at a bank that no money may go to. `path` is the list's path in the body. */
export async function refuseRestrictedBanks(db: Db, accounts: readonly Bank[], path: string): Promise<void> {
  for (const [index, account] of accounts.entries()) {
    const refusal = await bankRestriction(db, account)
    if (refusal) refuseFields({ [`${path}.${index}.beneficiaryCountryCode`]: refusal })
  }
}

type Company = { company_town?: string | null | undefined; company_country?: string | null | undefined }

/** The same for where a company itself is. */
export async function refuseRestrictedCompany(
  db: Db,
  { company_town, company_country }: Company,
  field: string,
): Promise<void> {
  if (!company_country) return
  const place = { country: company_country, city: company_town ?? undefined }
  const restricted = await findRestriction(db, [place], 'payments')
  if (restricted)
    refuseFields({ [field]: `We cannot pay companies in ${restricted.name}. ${restricted.reason}` })
}
