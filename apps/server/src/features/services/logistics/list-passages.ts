import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { closablePassages as codes } from '@tradelane/contract/logistics/passages'
import { closablePassages } from '@tradelane/contract/logistics/passages'
import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import { openClosures, type StoredClosure } from './closures.ts'

const mostEnded = 50

/** Each passage that can be closed, with its closure and the open bookings through it; and the closures that ended, newest first. */
export async function listPassages(db: Db) {
  const [open, ended, counts] = await Promise.all([openClosures(db), endedClosures(db), openBookings(db)])
  const names = await namesOfAdministrators(
    db,
    [...open, ...ended].flatMap(({ closed_by, reopened_by }) => [closed_by, reopened_by]),
  )
  const shown = (row: StoredClosure) => asAnswered(row, (actor) => names.get(actor) ?? 'Tradelane')
  return {
    passages: closablePassages.map((passage) => {
      const closure = open.find((one) => one.passage === passage)
      return { passage, closure: closure ? shown(closure) : null, open_bookings: counts.get(passage) ?? 0 }
    }),
    ended: ended.map(shown),
  }
}

const endedClosures = (db: Db): Promise<StoredClosure[]> =>
  db
    .selectFrom('passage_closures')
    .selectAll()
    .where('reopened_at', 'is not', null)
    .orderBy('closed_at', 'desc')
    .orderBy('closure_id')
    .limit(mostEnded)
    .execute()

const notArrived = statesWhere<BookingState>({
  requested: true,
  confirmed: true,
  in_transit: true,
  arrived: false,
  delivered: false,
  closed: false,
  denied: false,
  cancelled: false,
})

async function openBookings(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ passage: string; count: number }>`
    select passage, count(*)::int as count
      from freight_bookings booking
      join freight_quotes quote using (uid, shipment_id),
           jsonb_array_elements_text(quote.freight #> '{legs,1,passages}') as passage
     where booking.state = any(${notArrived})
     group by passage`.execute(db)
  return new Map(rows.map(({ passage, count }) => [passage, count]))
}

function asAnswered(row: StoredClosure, nameOf: (actor: string) => string) {
  const { closure_id, passage, reason, source, closed_on, closed_by, closed_at, reopened_by, reopened_at } =
    row
  return {
    closure_id,
    passage: passage as (typeof codes)[number],
    reason,
    source,
    closed_on,
    closed_by: nameOf(closed_by),
    closed_at,
    reopened_by: reopened_by && nameOf(reopened_by),
    reopened_at,
  }
}
