import type { CorridorKey } from '@tradelane/contract/corridors/calls'
import type { PayeeInCorridor } from '../../money/corridors/index.ts'
import type { Payee } from './payee.ts'

/** Where a payee's money goes, and how. */
export const corridorOf = ({ account }: Pick<Payee, 'account'>): CorridorKey => ({
  currency: account.currency,
  beneficiaryCountryCode: account.beneficiaryCountryCode,
  payoutMethod: account.payoutMethod,
  beneficiaryAccountType: account.beneficiaryAccountType,
})

/** What it says of itself, as its corridor is compared with it. */
export function payeeInCorridor({ partner, account }: Pick<Payee, 'partner' | 'account'>): PayeeInCorridor {
  return {
    name: partner.company_name,
    key: corridorOf({ account }),
    values: { ...partner, ...account },
  }
}
