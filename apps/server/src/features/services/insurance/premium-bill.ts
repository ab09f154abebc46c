import type { ChargeLine } from '../../../entries/billed-charge.ts'
import { feeOf, feeRateText, feeRateVersion, insurer } from '../premiums/index.ts'
import { offerOf } from './insurance-approval.ts'
import { type PolicyRow, usd } from './policies.ts'

/** By the tariff, or as the desk has agreed it in an offer. */
const feeTextOf = (row: PolicyRow): string =>
  row.fee_amount === feeOf(usd(row.invoice_amount)).amount
    ? `${feeRateText} of the invoice amount`
    : 'as offered'

/** The bill of a policy: the premium as it was quoted, and the platform's fee on top. */
export function premiumBill(row: PolicyRow): ChargeLine[] {
  const { premium, fee } = offerOf(row)
  return [
    { kind: 'premium', description: `Premium, ${insurer}`, amount: premium },
    {
      kind: 'service_fee',
      description: `Tradelane service fee: ${feeTextOf(row)}`,
      amount: fee,
      fee: { rate: feeTextOf(row), version: feeRateVersion },
    },
  ]
}
