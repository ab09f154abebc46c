import { countryName } from '@tradelane/contract/lists/bank-countries'
import { getCompany } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { findRegisteredAddress } from '../../people/onboarding/index.ts'
import { findPartner } from '../../trade/partners/index.ts'
import type { RequestContent } from '../../trade/quote-requests/index.ts'

/** Name, address and numbers of the company itself. */
export async function ownParty({ db }: Deps, scope: OneCompanyScope): Promise<string> {
  const { company_name, company_reg_number, tax_number } = await getCompany(db, scope)
  return lines([
    ...[company_name, await findRegisteredAddress(db, scope)],
    `Registration number ${company_reg_number}`,
    tax_number && `Tax number ${tax_number}`,
  ])
}

/** One of the company's partners, or who was only named. */
export async function otherParty(
  { db }: Deps,
  scope: OneCompanyScope,
  { counterparty }: RequestContent,
): Promise<string | null> {
  const { beneficiary_id: id, company_name, country } = counterparty ?? {}
  const partner = id ? await findPartner(db, scope, id) : undefined
  if (!partner) return company_name ? lines([company_name, country && countryName(country)]) : null
  return lines([
    ...[partner.company_name, partner.company_address],
    [partner.post_code, partner.town].filter(Boolean).join(' '),
    partner.country && countryName(partner.country),
    `Registration number ${partner.company_registration_number}`,
  ])
}

const lines = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join('\n')
