import type { NextStep, TimelineItem } from '@tradelane/contract/lifecycle/timeline'
import type { BookingWait } from '@tradelane/contract/shipments/booking'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import { missingDetails, missingText } from '@tradelane/contract/shipments/missing-details'
import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Db } from '@tradelane/db'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { askedOf } from './asked-of-booking.ts'
import { storedDetails } from './booking/suggest-details.ts'
import type { BookingRow } from './bookings.ts'
import type { describeCorrections } from './corrections/describe-corrections.ts'
import { mayEditDetails } from './details.ts'

/** Later the carrier has made its papers. */
const detailsWanted: Record<BookingState, boolean> = {
  requested: true,
  confirmed: true,
  in_transit: false,
  arrived: false,
  delivered: false,
  closed: false,
  denied: false,
  cancelled: false,
}
const wantsDetails = ({ state }: Pick<BookingRow, 'state'>): boolean => detailsWanted[state]

type Seen = {
  details: BookingDetails
  corrections: Awaited<ReturnType<typeof describeCorrections>>
  clearance: { next: NextStep } | null
  timeline: readonly TimelineItem[]
  isOffice: boolean
}

/** What waits for the company beside the freight, each with the day of its task. */
export async function stepsOwed(
  db: Db,
  booking: BookingRow,
  { details, corrections, clearance, timeline, isOffice }: Seen,
): Promise<NonNullable<NextStep>[]> {
  const papers = clearance?.next?.who === 'customer' ? [clearance.next] : []
  const missing = missingDetails(details, askedOf(booking))
  // What the carrier is being asked to change may have all of it.
  if (missing.length === 0 || !wantsDetails(booking) || corrections?.waiting) return papers
  const mayGive = mayEditDetails(booking) || corrections?.is_open === true
  const does = isOffice ? 'The company gives' : mayGive ? 'Give' : 'Write to us'
  const asked = timeline.findLast(({ to }) => to === 'details_missing')
  const countries = await countriesOfCompanies(db, [booking.uid])
  return [
    ...papers,
    {
      who: 'customer',
      text: `${does} the missing details: ${missingText(missing)}.`,
      by: asked ? dueAt('giveBookingDetails', asked.at, countries.get(booking.uid) ?? null) : null,
    },
  ]
}

/** The same in one word for each row of a list that waits for its company. */
export async function waitsOf(db: Db, rows: readonly BookingRow[]): Promise<Map<string, BookingWait>> {
  const ids = rows.map((row) => row.logistics_id)
  if (ids.length === 0) return new Map()
  const [saved, clearances] = await Promise.all([
    db.selectFrom('freight_booking_details').selectAll().where('logistics_id', 'in', ids).execute(),
    db
      .selectFrom('customs_clearances')
      .select('logistics_id')
      .where('logistics_id', 'in', ids)
      .where('state', '=', 'documents_requested')
      .execute(),
  ])
  const complete = new Set(
    rows
      .filter((row) => {
        const details = saved.find(({ logistics_id }) => logistics_id === row.logistics_id)
        return details && missingDetails(storedDetails(details), askedOf(row)).length === 0
      })
      .map((row) => row.logistics_id),
  )
  const cleared = new Set(clearances.map((row) => row.logistics_id))
  return new Map(
    rows.flatMap((row): [string, BookingWait][] => {
      // Nobody suggests what the goods are: without saved details something is missing.
      if (wantsDetails(row) && !complete.has(row.logistics_id)) return [[row.logistics_id, 'details']]
      return cleared.has(row.logistics_id) ? [[row.logistics_id, 'clearance_documents']] : []
    }),
  )
}
