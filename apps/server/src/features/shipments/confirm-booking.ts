import type { Tx } from '@tradelane/db'
import type { Carriage } from '@tradelane/providers'
import type { Deps } from '../../boot/deps.ts'
import type { AdminActor } from '../../http/routes.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { enqueue } from '../../work/jobs.ts'
import { settledSoon } from '../wallet/index.ts'
import { type BookingRow, getBooking, quotedFreight } from './bookings.ts'
import { carriageRequest } from './carriage.ts'
import { keepDetails, readDetails } from './details.ts'
import { moveBooking } from './move-booking.ts'
import { readCarrierNews } from './read-carrier-news.ts'

/**
 * Books with the carrier, with no transaction open, and writes down its numbers and containers. A second try after a crash or
 * a lost answer finds what the first has booked. Refuses with NOT_FOUND, ILLEGAL_STATE and CARRIER_REFUSED.
 */
export async function confirmBooking(deps: Deps, actor: AdminActor, logisticsId: string): Promise<string> {
  const booking = await getBooking(deps.db, undefined, logisticsId)
  const companyId = booking.uid
  const details = await readDetails(deps.db, booking)
  await noteThatCarrierIsAsked(deps, booking)
  const answer = await deps.carriers.book(carriageRequest(logisticsId, quotedFreight(booking), details))
  if (answer.status === 'refused') {
    throw new Refusal('CARRIER_REFUSED', { message: `The carrier has refused: ${answer.reason}` })
  }
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    await moveBooking(tx, {
      companyId,
      logisticsId,
      from: 'requested',
      to: 'confirmed',
      actor: `administrator:${actor.administratorId}`,
      at,
      set: { confirmed_at: at, ...columnsOf(answer.carriage) },
    })
    await keepDetails(tx, booking, details, at)
    await insertContainers(tx, booking, answer.carriage)
    await enqueue(tx, 'read-carrier-news', { companyId, logisticsId })
  })
  // So that the plan is there when the page is shown; if not, the job brings it.
  await settledSoon(deps, readCarrierNews(deps, { companyId, logisticsId }))
  return answer.carriage.carrierBookingNumber
}

/** From here on a denial or cancellation tells the carrier too. Refuses with ILLEGAL_STATE. */
async function noteThatCarrierIsAsked({ db, clock }: Deps, { uid, logistics_id }: BookingRow): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('freight_bookings')
    .set({ carrier_asked_at: clock.now() })
    .where('uid', '=', uid)
    .where('logistics_id', '=', logistics_id)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Refusal('ILLEGAL_STATE')
}

function columnsOf({ carrierBookingNumber, document, vessel, imo, voyage }: Carriage) {
  return {
    carrier_booking_number: carrierBookingNumber,
    document_name: document.name,
    document_number: document.number,
    vessel,
    imo,
    voyage,
  }
}

async function insertContainers(
  tx: Tx,
  { uid, logistics_id }: BookingRow,
  { containers }: Carriage,
): Promise<void> {
  if (containers.length === 0) return
  await tx
    .insertInto('freight_containers')
    .values(
      containers.map((container_number, position) => ({ uid, logistics_id, position, container_number })),
    )
    .execute()
}
