import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import { missingDetails, missingText } from '@tradelane/contract/shipments/missing-details'
import type { confirmedBooking } from '@tradelane/contract/shipments/office-calls'
import type { Db, Tx } from '@tradelane/db'
import type { Carriage } from '@tradelane/providers'
import type { z } from 'zod/mini'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { enqueue } from '../../../../entries/jobs.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { move } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { coverOfFreight } from '../../../../registry/cover-of-freight.ts'
import { inTransaction } from '../../../../transaction.ts'
import { settledSoon } from '../../../money/steps/index.ts'
import { openClosures } from '../../logistics/index.ts'
import { askedOf } from '../asked-of-booking.ts'
import { type BookingRow, getBooking, lockBooking, quotedFreight } from '../bookings.ts'
import { carriageRequest } from '../carriage.ts'
import { cutOffColumns } from '../corrections/cut-offs.ts'
import { detailsSavedAt, keepDetails, readDetails } from '../details.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { requireScreenedBooking, screenBooking } from '../screen-booking.ts'
import { readCarrierUpdate } from '../tracking/read-carrier-update.ts'
import { beginClearance } from './clearance.ts'

/**
 * Books with the carrier, with no transaction open, and stores its numbers and containers. A retry after a crash or a lost
 * response finds what the first attempt booked. Refuses with NOT_FOUND, with CONFLICT where the details were saved again since
 * the administrator saw them, and with ILLEGAL_STATE and CARRIER_REFUSED.
 */
export async function confirmBooking(
  deps: Deps,
  actor: AdminActor,
  { logistics_id: logisticsId, details_saved_at: seen }: z.output<typeof confirmedBooking>,
): Promise<string> {
  await requireScreenedBooking(deps, actor, logisticsId)
  const asking = await inTransaction(deps.db, (tx) =>
    storeThatCarrierIsAsked(tx, actor, { logisticsId, seen, at: deps.clock.now() }),
  )
  const { booking, details } = asking
  const companyId = booking.uid
  const answer = await deps.carriers.book(carriageRequest(logisticsId, quotedFreight(booking), details))
  if (answer.status === 'refused') {
    await releaseDetails(deps, asking)
    throw new Refusal('CARRIER_REFUSED', { message: `The carrier refused the booking: ${answer.reason}` })
  }
  const at = deps.clock.now()
  const missing = missingText(missingDetails(details, askedOf(booking)))
  await inTransaction(deps.db, async (tx) => {
    await move(tx, bookingLifecycle, {
      ...(missing && { facts: { missing } }),
      scope: actor,
      id: logisticsId,
      from: 'requested',
      to: 'confirmed',
      at,
      set: { confirmed_at: at, ...columnsOf(answer.carriage) },
    })
    await keepDetails(tx, booking, details, at)
    // The carrier has named the vessel.
    await screenBooking(deps, tx, await getBooking(tx, actor, logisticsId))
    await insertContainers(tx, booking, answer.carriage)
    await coverOfFreight(deps)?.nameVessel(tx, systemScope(companyId), logisticsId, answer.carriage)
    await beginClearance(tx, deps.config, booking, at)
    await enqueue(tx, 'read-carrier-update', { companyId, logisticsId })
    // A passage may have been closed since the quote.
    if ((await openClosures(tx)).length > 0) await enqueue(tx, 'reroute-booking', { companyId, logisticsId })
  })
  // So that the page shows the plan at once. If this fails, the job reads it.
  await settledSoon(deps, readCarrierUpdate(deps, { companyId, logisticsId }))
  return answer.carriage.carrierBookingNumber
}

type Asking = { booking: BookingRow; details: BookingDetails; at: Date }
type Confirmation = { logisticsId: string; seen: Date | null | undefined; at: Date }

/**
 * From here on a denial or cancellation also cancels with the carrier, and the details stay as they are sent. Refuses with NOT_FOUND,
 * CONFLICT and ILLEGAL_STATE.
 */
async function storeThatCarrierIsAsked(
  tx: Tx,
  actor: AdminActor,
  { logisticsId, seen, at }: Confirmation,
): Promise<Asking> {
  const booking = await lockBooking(tx, actor, logisticsId)
  const savedAt = await detailsSavedAt(tx, booking)
  if (seen !== undefined && seen?.getTime() !== savedAt?.getTime()) throw new Refusal('CONFLICT')
  if (booking.state !== 'requested') throw new Refusal('ILLEGAL_STATE')
  await setCarrierAsked(tx, booking, at)
  return { booking, details: await readDetails(tx, booking), at }
}

/** The carrier holds nothing, unless it was asked before or is being asked again: then the details stay as they are. */
async function releaseDetails({ db }: Deps, { booking, at }: Asking): Promise<void> {
  if (!booking.carrier_asked_at) await setCarrierAsked(db, booking, null, at)
}

async function setCarrierAsked(
  db: Db | Tx,
  { uid, logistics_id }: BookingRow,
  carrier_asked_at: Date | null,
  before?: Date,
): Promise<void> {
  await db
    .updateTable('freight_bookings')
    .set({ carrier_asked_at })
    .where('uid', '=', uid)
    .where('logistics_id', '=', logistics_id)
    .where('state', '=', 'requested')
    .$if(before !== undefined, (query) => query.where('carrier_asked_at', '=', before ?? null))
    .execute()
}

function columnsOf({ carrierBookingNumber, document, vessel, imo, voyage, cutOffs }: Carriage) {
  return {
    carrier_booking_number: carrierBookingNumber,
    document_name: document.name,
    document_number: document.number,
    vessel,
    imo,
    voyage,
    ...cutOffColumns(cutOffs),
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
