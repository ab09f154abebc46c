import { accountListFaults, canonicalBankDetails } from '@tradelane/contract/partners/bank-details'
import type { PartnerAccount } from '@tradelane/contract/partners/forms'
import { refuseFields } from '../../../refusal.ts'

/** The accounts in their stored form. Refuses, by field, what a bank would refuse. `path` is the list's path in the body. */
export function checkedAccounts(accounts: readonly PartnerAccount[], path: string): PartnerAccount[] {
  const faults = Object.entries(accountListFaults(accounts))
  if (faults.length > 0) {
    refuseFields(Object.fromEntries(faults.map(([field, fault]) => [`${path}.${field}`, fault])))
  }
  return accounts.map(canonicalBankDetails)
}
