import type { BookingDetailWire } from '@tradelane/contract/shipments/booking-detail'
import type { Db } from '@tradelane/db'
import { decimalText } from '@tradelane/money'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import { describeRelease } from '../../../../approvals/describe-release.ts'
import type { RowOf } from '../../../../lifecycle/lifecycle.ts'
import { getCharge } from '../../../money/charges/index.ts'
import { namedText } from '../../../money/price-rates/index.ts'
import { billStateOf } from './bill-state.ts'
import { asOrdered, clearanceNumber, feeOfClearance, totalOf } from './ordered-clearance.ts'
import { clearancePayment } from './pay-clearance.ts'

type Bill = Omit<NonNullable<NonNullable<BookingDetailWire['clearance']>['bill']>, 'amount' | 'release'> & {
  amount: string
  release: Awaited<ReturnType<typeof describeRelease>>
}

/** The bill of a clearance; null where it is on that of the freight. */
export async function describeClearanceBill(
  db: Db,
  scope: Scope,
  row: RowOf<'customs_clearances'>,
  now: Date,
): Promise<Bill | null> {
  const ordered = asOrdered(row)
  if (!ordered) return null
  const { uid: companyId, charge_id } = ordered
  const charge = charge_id === null ? undefined : await getCharge(db, systemScope(companyId), charge_id)
  return {
    number: clearanceNumber(ordered),
    vendor_name: ordered.vendor_name,
    amount: decimalText(totalOf(ordered)),
    fee_rate: ordered.fee_amount > 0n ? namedText(await feeOfClearance(db, ordered)) : null,
    currency: 'USD',
    payment: billStateOf(ordered),
    refusal: charge?.state === 'rejected' ? charge.reason : null,
    release: await describeRelease({ db, scope, companyId, now }, clearancePayment, ordered),
  }
}
