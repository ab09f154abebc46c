import { freight } from '@tradelane/contract/shipments/service-info'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { companyOf, type Scope } from '../../../access/scope.ts'
import type { SearchHit } from '../../../entries/feature-entry.ts'
import { readRecordNumber } from '../../../lifecycle/numbers.ts'
import { hasText } from '../../../lists/search-text.ts'
import { bookingNumberOf, quotedFreight, selectBookings } from './bookings.ts'
import { withNumber } from './with-number.ts'

/** The bookings in scope by number, carrier's number or container, newest first; a company's own by route and carrier too. */
export async function searchBookings(
  db: Db,
  scope: Scope,
  text: string,
  limit: number,
): Promise<SearchHit[]> {
  const own = readRecordNumber(freight.numberPrefix, text)
  const rows = await selectBookings(db, scope)
    .where(({ eb, or }) =>
      or([
        sql<boolean>`booking.logistics_id in (${withNumber(text)})`,
        ...(own === undefined ? [] : [eb('booking.number', '=', own)]),
        // A route has no index: only one company's bookings are searched for it.
        ...(companyOf(scope) === undefined ? [] : [hasRoute(text)]),
      ]),
    )
    .orderBy('booking.requested_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => {
    const { from_city, to_city, name } = quotedFreight(row)
    return {
      subject: freight.subject,
      id: row.logistics_id,
      number: bookingNumberOf(row),
      title: `${from_city} to ${to_city}, ${name}`,
      at: row.requested_at,
    }
  })
}

const hasRoute = (text: string) =>
  hasText(
    sql`concat_ws(' ', quote.freight ->> 'from_city', quote.freight ->> 'to_city', quote.freight ->> 'name')`,
    text,
  )
