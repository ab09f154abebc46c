import type { Db } from '@tradelane/db'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import { describeRequestOf } from '../../../office/quote-desk/index.ts'
import { describeClearance } from '../booking/clearance.ts'
import type { BookingRow } from '../bookings.ts'
import { recordOfClearance } from './clearance-request.ts'
import { clearingFacts } from './require-clearable.ts'

/** For the page: the clearance with its bill and what happened, whether one can be asked for, and the newest request for one. */
export async function describeCustoms(db: Db, scope: Scope, booking: BookingRow, now: Date) {
  const described = await describeClearance(db, scope, booking, now)
  const request = await describeRequestOf(db, systemScope(booking.uid), recordOfClearance(booking), now)
  return {
    clearance: described?.clearance ?? null,
    bill: described?.clearance.bill ?? null,
    timeline: described?.timeline ?? [],
    clearing: { ...(await clearingFacts(db, booking, now)), request: request ?? null },
  }
}
