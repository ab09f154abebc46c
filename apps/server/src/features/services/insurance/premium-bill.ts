import type { Tx } from '@tradelane/db'
import type { ChargeLine } from '../../../entries/billed-charge.ts'
import { namedText } from '../../money/price-rates/index.ts'
import { insurer } from '../premiums/index.ts'
import { offerOf } from './insurance-approval.ts'
import type { PolicyRow } from './policies.ts'
import { feeOfPolicy } from './policy-fee.ts'

/** The bill of a policy: the premium as it was quoted, and the platform's fee on top. */
export async function premiumBill(tx: Tx, row: PolicyRow): Promise<ChargeLine[]> {
  const { premium, fee } = offerOf(row)
  const named = await feeOfPolicy(tx, row)
  return [
    { kind: 'premium', description: `Premium, ${insurer}`, amount: premium },
    {
      kind: 'service_fee',
      description: `Tradelane service fee: ${named && namedText(named)}`,
      amount: fee,
      ...(named && { fee: named }),
    },
  ]
}
