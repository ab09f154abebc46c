import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { isCompanyFound, searchedOfCompany } from '../../../access/company.ts'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Search } from '../../../lists/choose-search.ts'
import { readOrdered } from '../../../lists/read-page.ts'
import { containsParts } from '../../../lists/search-text.ts'
import { type BookingRow, readBookingNumber, selectBookings, toBooking } from './bookings.ts'
import { waitsOf } from './owed-by-company.ts'
import { withNumber } from './with-number.ts'

type ListFilter = {
  limit: number
  page: number
  search?: string | undefined
  state?: BookingState | undefined
}
export type ListedBooking = BookingRow & { company_name: string }

/** A page of the bookings in scope: the newest first; for the back office those to confirm before all, the next due first. */
export async function listBookings({ db }: Deps, scope: Scope, filter: ListFilter) {
  const { search } = filter
  const ordered = matching(db, scope, filter)
    .$if(scope.kind === 'office', (query) => query.orderBy('booking.to_confirm_by'))
    .select('company.company_name')
    .orderBy('booking.requested_at', 'desc')
    .orderBy('booking.logistics_id')
  return readOrdered(db, filter, {
    ordered,
    search: search ? findBookings(search) : undefined,
    keptId: 'booking.logistics_id',
  })
}

/** The rows of the company's own lists. */
export async function toCompanyRows({ db, clock }: Deps, rows: readonly BookingRow[]) {
  const waits = await waitsOf(db, rows)
  return rows.map((row) => ({
    ...toBooking(row, clock.now()),
    ...(waits.has(row.logistics_id) && { waits_for: waits.get(row.logistics_id) }),
  }))
}

/** A row of the back office's list. */
export function toOfficeRow(row: ListedBooking, now: Date) {
  const { freight, ...booking } = toBooking(row, now)
  const { name, mode, from_city, to_city, shipping_date, cost, closed } = freight
  const { state, confirm_due_at } = booking
  return {
    ...booking,
    uid: row.uid,
    company_name: row.company_name,
    is_overdue: state === 'requested' && confirm_due_at < now,
    ...{ name, mode, from_city, to_city, shipping_date, cost, closed },
  }
}

const matching = (db: Db, scope: Scope, { state }: ListFilter) =>
  selectBookings(db, scope)
    .innerJoin('companies as company', 'company.uid', 'booking.uid')
    .$if(state !== undefined, (query) => query.where('booking.state', '=', state ?? 'requested'))

function findBookings(search: string): Search {
  const own = readBookingNumber(search)
  if (own !== undefined) return { byRow: sql<boolean>`booking.number = ${own}` }
  const ofCompany = containsParts(searchedOfCompany('booking.uid'), search)
  return {
    byRow: sql<boolean>`(${ofCompany} or booking.logistics_id in (${withNumber(search)}))`,
    // A union of queries, each with its own index; `or` would scan the table.
    byIndex: sql<boolean>`booking.logistics_id in (
      ${withNumber(search)}
      union select logistics_id from freight_bookings where ${isCompanyFound('uid', search)})`,
  }
}
