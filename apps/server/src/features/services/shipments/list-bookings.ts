import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { companyText, containsParts } from '../../../lists/search-text.ts'
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
  const { limit, page } = filter
  const found = matching(db, scope, filter)
  const pagination = await paginationOf(db, filter, (atMost) =>
    found.clearSelect().select(sql.lit(1).as('one')).limit(atMost),
  )
  const ordered =
    scope.kind === 'office'
      ? // As the index freight_bookings_as_listed has it.
        found
          .orderBy(sql`(booking.state <> 'requested')`)
          .orderBy(sql`(case when booking.state = 'requested' then booking.confirm_due_at end)`)
      : found
  const rows: ListedBooking[] = await ordered
    .select('company.company_name')
    .orderBy('booking.requested_at', 'desc')
    .orderBy('booking.logistics_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, pagination }
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

function matching(db: Db, scope: Scope, { search, state }: ListFilter) {
  let query = selectBookings(db, scope).innerJoin('companies as company', 'company.uid', 'booking.uid')
  if (state) query = query.where('booking.state', '=', state)
  return search ? query.where(matches(search)) : query
}

function matches(search: string) {
  const own = readBookingNumber(search)
  if (own !== undefined) return sql<boolean>`booking.number = ${own}`
  // A union of queries, each with its own index; `or` would scan the table.
  return sql<boolean>`booking.logistics_id in (
    ${withNumber(search)}
    union select own.logistics_id from companies named join freight_bookings own on own.uid = named.uid
     where ${containsParts(companyText('named'), search)})`
}
