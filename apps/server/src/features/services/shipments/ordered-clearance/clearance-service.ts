import { customsClearance } from '@tradelane/contract/shipments/service-info'
import type { Db, Tx } from '@tradelane/db'
import { type OneCompanyScope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { areRecords, type NamedRecord } from '../../../../entries/record-names.ts'
import type { InvoiceFact, ServiceEntry } from '../../../../entries/service-entry.ts'
import { lockRequestOf } from '../../../office/quote-desk/index.ts'
import { clearanceLifecycle } from '../booking/clearance-lifecycle.ts'
import { clearanceRules } from '../booking/clearance-rules.ts'
import { bookingNumberOf, findBooking, quotedFreight } from '../bookings.ts'
import { dutyText } from '../papers/duty-facts.ts'
import { nameBookings } from '../record-names.ts'
import { chargedClearances } from './charged-clearances.ts'
import { clearanceByDesk } from './clearance-by-desk.ts'
import { recordOfClearance } from './clearance-request.ts'
import { asOrdered, clearanceNumber } from './ordered-clearance.ts'
import { clearancePaid, clearancePayment } from './pay-clearance.ts'

/** Customs clearance of shipments: its records, calls and pages are those of their bookings, and so are its costs. */
export const customsClearanceService: ServiceEntry<Deps> = {
  info: customsClearance,
  lifecycle: clearanceLifecycle,
  approvals: [clearancePayment],
  charged: clearancePaid,
  lockedBeforeCharge: (tx, { companyId, subjectId: id }) =>
    lockRequestOf(tx, systemScope(companyId), recordOfClearance({ logistics_id: id })),
  invoiceFacts: clearanceInvoiceFacts,
  quoted: [clearanceByDesk],
  chargedByRate: [chargedClearances],
  rules: { customs_clearance: clearanceRules },
  nameRecords: { customs_clearance: nameClearances },
}

/** One that is on the bill of its freight is called as its shipment is. */
async function nameClearances(db: Db | Tx, records: readonly NamedRecord[]) {
  const names = await nameBookings(db, records)
  const rows = await db
    .selectFrom('customs_clearances')
    .selectAll()
    .where(areRecords(records, 'uid', 'logistics_id'))
    .execute()
  for (const row of rows) {
    const ordered = asOrdered(row)
    const shipment = names.get(row.logistics_id)
    if (ordered && shipment)
      names.set(row.logistics_id, {
        what: `Customs clearance ${clearanceNumber(ordered)}`,
        detail: `${shipment.what}, ${shipment.detail}`,
      })
  }
  return names
}

async function clearanceInvoiceFacts(
  { db }: Deps,
  scope: OneCompanyScope,
  logisticsId: string,
): Promise<InvoiceFact[]> {
  const booking = await findBooking(db, scope, logisticsId)
  if (!booking) return []
  const { from_city, to_city } = quotedFreight(booking)
  return [
    ['Booking', `${bookingNumberOf(booking)}, ${from_city} to ${to_city}`],
    ['Not included', dutyText(booking)],
  ]
}
