import type { savedDetails } from '@tradelane/contract/shipments/calls'
import type { Tx } from '@tradelane/db'
import type { z } from 'zod/mini'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { note } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { refuseDetails } from '../asked-of-booking.ts'
import { type BookingRow, lockBooking } from '../bookings.ts'
import { askCarrierNow } from '../corrections/amend-carriage.ts'
import { changedText } from '../corrections/changed-details.ts'
import { correctDetails } from '../corrections/correct-details.ts'
import {
  detailsSavedAt,
  findDetails,
  keepDetails,
  mayEditDetails,
  noteMissing,
  readDetails,
} from '../details.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { screenBooking } from '../screen-booking.ts'

type Saved = z.output<typeof savedDetails>

/**
 * Saves the details of a request, or corrects those of a confirmed booking with its carrier, until the documentation cut-off. Answers what to
 * say. Refuses with NOT_FOUND, with CONFLICT where somebody else saved since the person saw them, with ILLEGAL_STATE, and with CARRIER_REFUSED.
 */
export async function saveDetails(
  deps: Deps,
  actor: CustomerActor,
  { logistics_id: logisticsId, details, details_saved_at: seen }: Saved,
): Promise<string> {
  const correction = await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, actor, logisticsId)
    const savedAt = await detailsSavedAt(tx, booking)
    if (seen !== undefined && seen?.getTime() !== savedAt?.getTime()) throw new Refusal('CONFLICT')
    refuseDetails(booking, details, await findDetails(tx, booking))
    if (booking.state !== 'requested') {
      const number = await correctDetails(deps, tx, { scope: actor, booking, details })
      return { companyId: booking.uid, logisticsId, number }
    }
    await saveRequested(deps, tx, { actor, booking, details })
    return undefined
  })
  return correction ? askCarrierNow(deps, correction) : 'The details have been saved.'
}

type Request = { actor: CustomerActor; booking: BookingRow; details: Saved['details'] }

async function saveRequested(deps: Deps, tx: Tx, { actor, booking, details }: Request): Promise<void> {
  if (!mayEditDetails(booking)) {
    throw new Refusal('ILLEGAL_STATE', {
      message: 'The carrier already has these details. Write to us to change them.',
    })
  }
  const at = deps.clock.now()
  const saved = await findDetails(tx, booking)
  const before = await readDetails(tx, booking)
  await keepDetails(tx, booking, details, at)
  const changed = saved ? changedText(saved, details) : ''
  const which = { scope: actor, id: booking.logistics_id, at }
  if (changed !== '')
    await note(tx, bookingLifecycle, { ...which, what: 'details_changed', facts: { changed } })
  await noteMissing(tx, booking, { scope: actor, before, after: details, at })
  await screenBooking(deps, tx, booking)
}
