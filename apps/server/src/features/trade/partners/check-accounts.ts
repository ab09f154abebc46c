import { type CorridorField, corridorFaults } from '@tradelane/contract/corridors/rules'
import {
  accountListFaults,
  bankDetailFaults,
  canonicalBankDetails,
} from '@tradelane/contract/partners/bank-details'
import type { PartnerAccount } from '@tradelane/contract/partners/forms'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { refuseFields } from '../../../refusal.ts'
import { readCorridor } from '../../money/corridors/index.ts'
import { type AccountRow, toAccount } from './partner-rows.ts'

/**
 * The accounts in their stored form. Refuses, by field, what a bank would refuse. `path` is the list's path in the body. A number that was saved
 * before there was a rule for it, and is sent back as it was, stops no change of the others.
 */
export function checkedAccounts(
  accounts: readonly PartnerAccount[],
  path: string,
  listed: readonly AccountRow[] = [],
): PartnerAccount[] {
  const faults = Object.entries(accountListFaults(accounts)).filter(([place, fault]) => {
    const [index = '', field = ''] = place.split('.')
    const account = accounts[Number(index)]
    const own = account && canonicalBankDetails(account)
    const isOwn =
      own && Object.entries(bankDetailFaults(own)).some((one) => String(one) === String([field, fault]))
    return !isOwn || !isKept(own, field as CorridorField, listed)
  })
  if (faults.length > 0) {
    refuseFields(Object.fromEntries(faults.map(([field, fault]) => [`${path}.${field}`, fault])))
  }
  return accounts.map(canonicalBankDetails)
}

/**
 * Refuses, by field, codes and numbers of another form than the corridor of their account has. What is missing is refused when it is paid:
 * programs that were written before do not send it. So is what was saved before the corridor had rules, and is sent back as it was.
 */
export async function refuseOtherForms(
  deps: Deps,
  scope: OneCompanyScope,
  accounts: readonly PartnerAccount[],
  path: string,
  listed: readonly AccountRow[] = [],
): Promise<void> {
  const found = await Promise.all(
    accounts.map(async (account, index) => {
      const { currency, beneficiaryCountryCode, payoutMethod, beneficiaryAccountType } = account
      const key = { currency, beneficiaryCountryCode, payoutMethod, beneficiaryAccountType }
      const known = await readCorridor(deps, scope, key)
      return corridorFaults(known?.fields ?? [], account, { currency, country: beneficiaryCountryCode })
        .filter(({ kind, field }) => kind === 'format' && !isKept(account, field, listed))
        .map(({ field, message }) => [`${path}.${index}.${field}`, message] as const)
    }),
  )
  const faults = found.flat()
  if (faults.length > 0) refuseFields(Object.fromEntries(faults))
}

/** The field, and where the account is, are as they are saved. */
function isKept(account: PartnerAccount, field: CorridorField, listed: readonly AccountRow[]): boolean {
  const row = listed.find(({ beneficiary_account_id: id }) => id === account.beneficiary_account_id)
  if (!row) return false
  const sent: Partial<Record<string, unknown>> = account
  const saved: Partial<Record<string, unknown>> = toAccount(row)
  const fields = [field, 'currency', 'beneficiaryCountryCode', 'payoutMethod', 'beneficiaryAccountType']
  return fields.every((name) => sent[name] === saved[name])
}
