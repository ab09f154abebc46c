import { accountListFaults, canonicalBankDetails } from '@tradelane/contract/partners/bank-details'
import type { PartnerAccount } from '@tradelane/contract/partners/forms'
import { refuseFields } from '../../refusal.ts'

/** The accounts as they are stored. Refuses, beside the field, whatever a bank would. `path` is where the list is in the body. */
export function checkedAccounts(accounts: readonly PartnerAccount[], path: string): PartnerAccount[] {
  const faults = Object.entries(accountListFaults(accounts))
  if (faults.length > 0) {
    refuseFields(Object.fromEntries(faults.map(([field, fault]) => [`${path}.${field}`, fault])))
  }
  return accounts.map(canonicalBankDetails)
}
