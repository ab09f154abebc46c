import { corridorFaults } from '@tradelane/contract/corridors/rules'
import { accountListFaults, canonicalBankDetails } from '@tradelane/contract/partners/bank-details'
import type { PartnerAccount } from '@tradelane/contract/partners/forms'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { refuseFields } from '../../../refusal.ts'
import { readCorridor } from '../../money/corridors/index.ts'

/** The accounts in their stored form. Refuses, by field, what a bank would refuse. `path` is the list's path in the body. */
export function checkedAccounts(accounts: readonly PartnerAccount[], path: string): PartnerAccount[] {
  const faults = Object.entries(accountListFaults(accounts))
  if (faults.length > 0) {
    refuseFields(Object.fromEntries(faults.map(([field, fault]) => [`${path}.${field}`, fault])))
  }
  return accounts.map(canonicalBankDetails)
}

/**
 * Refuses, by field, codes and numbers of another form than the corridor of their account has. What is missing is refused when it is paid:
 * programs that were written before do not send it.
 */
export async function refuseOtherForms(
  deps: Deps,
  scope: OneCompanyScope,
  accounts: readonly PartnerAccount[],
  path: string,
): Promise<void> {
  const found = await Promise.all(
    accounts.map(async (account, index) => {
      const { currency, beneficiaryCountryCode, payoutMethod, beneficiaryAccountType } = account
      const key = { currency, beneficiaryCountryCode, payoutMethod, beneficiaryAccountType }
      const known = await readCorridor(deps, scope, key)
      return corridorFaults(known?.fields ?? [], account, { currency, country: beneficiaryCountryCode })
        .filter(({ kind }) => kind === 'format')
        .map(({ field, message }) => [`${path}.${index}.${field}`, message] as const)
    }),
  )
  const faults = found.flat()
  if (faults.length > 0) refuseFields(Object.fromEntries(faults))
}
