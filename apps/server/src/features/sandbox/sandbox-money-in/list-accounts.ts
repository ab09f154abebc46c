import { listNewestCompanies } from '../../../access/company.ts'
import type { Deps } from '../../../deps/deps.ts'
import { listAccountNumbers } from '../../money/wallet/index.ts'
import { playedProvider } from '../sandbox-payments/index.ts'

const mostCompanies = 50

/** The accounts that a payer can choose from: those of the newest companies, or of those with this in their name. */
export async function listAccounts(deps: Deps, search: string | undefined) {
  playedProvider(deps)
  const companies = await listNewestCompanies(deps.db, { search: search || undefined, limit: mostCompanies })
  const accounts = await listAccountNumbers(
    deps.db,
    companies.map(({ uid }) => uid),
  )
  return companies.flatMap(({ uid, company_name, kyb_status }) =>
    accounts
      .filter(({ companyId }) => companyId === uid)
      .map(({ currency, accountNumber }) => ({
        company_name,
        currency,
        account_number: accountNumber,
        is_verified: kyb_status === 'Clear',
      })),
  )
}
