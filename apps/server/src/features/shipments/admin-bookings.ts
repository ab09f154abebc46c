import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { Deps } from '../../boot/deps.ts'
import { paginationOf } from '../../lists/pagination.ts'
import { bookingsWithQuotes, toBooking } from './bookings.ts'
import { ownNumber } from './find-bookings.ts'

type Wanted = {
  limit: number
  page: number
  search?: string | undefined
  state?: BookingState | undefined
}

/** All companies' bookings: those that wait for an answer, the next due first, then the newest. */
export async function listAdminBookings({ db, clock }: Deps, wanted: Wanted) {
  const { limit, page } = wanted
  const found = matching(db, wanted)
  const pagination = await paginationOf(db, wanted, (atMost) =>
    found.clearSelect().select(sql.lit(1).as('one')).limit(atMost),
  )
  const rows = await found
    .select('company.company_name')
    // As the index has it.
    .orderBy(sql`(booking.state <> 'requested')`)
    .orderBy(sql`(case when booking.state = 'requested' then booking.confirm_due_at end)`)
    .orderBy('booking.requested_at', 'desc')
    .orderBy('booking.logistics_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const now = clock.now()
  const data = rows.map((row) => {
    const { freight, ...booking } = toBooking(row)
    const { name, mode, from_city, to_city, shipping_date, cost } = freight
    const { state, confirm_due_at } = booking
    return {
      ...booking,
      uid: row.uid,
      company_name: row.company_name,
      is_overdue: state === 'requested' && confirm_due_at < now,
      ...{ name, mode, from_city, to_city, shipping_date, cost },
    }
  })
  return { data, pagination }
}

function matching(db: Db, { search, state }: Wanted) {
  let query = bookingsWithQuotes(db).innerJoin('companies as company', 'company.uid', 'booking.uid')
  if (state) query = query.where('booking.state', '=', state)
  return search ? query.where(fits(search)) : query
}

function fits(search: string) {
  const own = ownNumber(search)
  if (own !== undefined) return sql<boolean>`booking.number = ${own}`
  const number = search.toUpperCase().replace(/[^A-Z0-9]/g, '')
  // One after the other and not one or the other: each has its index.
  return sql<boolean>`booking.logistics_id in (
    select logistics_id from freight_bookings where carrier_booking_number = ${number}
    union select logistics_id from freight_containers where container_number = ${number}
    union select own.logistics_id from companies named join freight_bookings own on own.uid = named.uid
     where company_words(named.company_name, named.company_reg_number) @@ ${wordsOf(search)}::tsquery)`
}

/** The beginnings of words, in any order. */
function wordsOf(search: string): string {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => `'${word}':*`).join(' & ')
}
