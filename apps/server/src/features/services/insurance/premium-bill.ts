import type { ChargeLine } from '../../../entries/billed-charge.ts'
import { feeRateText, feeRateVersion, insurer } from '../premiums/index.ts'
import { offerOf } from './insurance-approval.ts'
import type { PolicyRow } from './policies.ts'

/** The bill of a policy: the premium as it was quoted, and the platform's fee on top. */
export function premiumBill(row: PolicyRow): ChargeLine[] {
  const { premium, fee } = offerOf(row)
  return [
    { kind: 'premium', description: `Premium, ${insurer}`, amount: premium },
    {
      kind: 'service_fee',
      description: `Tradelane service fee: ${feeRateText} of the invoice amount`,
      amount: fee,
      fee: { rate: feeRateText, version: feeRateVersion },
    },
  ]
}
