import { isDeepStrictEqual } from 'node:util'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { Tx } from '@tradelane/db'
import type { Scope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { note } from '../../lifecycle/move.ts'
import { Refusal } from '../../refusal.ts'
import { enqueue } from '../../work/jobs.ts'
import type { BookingRow } from './bookings.ts'
import { changedText } from './changed-details.ts'
import { findOpenCorrection, insertCorrection } from './corrections.ts'
import { correctionTime } from './cut-offs.ts'
import { readDetails } from './details.ts'
import { bookingLifecycle } from './lifecycle.ts'
import { screenDetails } from './screen-booking.ts'

/**
 * Stores a correction for the carrier, whom a job asks. Under the booking's lock. The same correction again, and one that changes nothing, is no
 * new one. Refuses with ILLEGAL_STATE.
 */
export async function correctDetails(
  deps: Deps,
  tx: Tx,
  { scope, booking, details }: { scope: Scope; booking: BookingRow; details: BookingDetails },
): Promise<void> {
  const at = deps.clock.now()
  const open = await findOpenCorrection(tx, booking)
  if (open && isDeepStrictEqual(open.details, details)) return
  requireOpen(booking, at)
  if (open)
    throw new Refusal('ILLEGAL_STATE', {
      message: 'The last correction has not been answered yet. Wait for the answer, then correct again.',
    })
  const changed = changedText(await readDetails(tx, booking), details)
  if (changed === '') return
  await insertCorrection(tx, booking, { details, changed, at })
  await screenDetails(deps, tx, booking, details)
  const { uid: companyId, logistics_id: logisticsId } = booking
  const facts = { changed }
  await note(tx, bookingLifecycle, { scope, id: logisticsId, at, what: 'correction_asked', facts })
  await enqueue(tx, 'amend-carriage', { companyId, logisticsId })
}

function requireOpen(booking: BookingRow, now: Date): void {
  const time = correctionTime(booking, now)
  if (time?.isOpen) return
  throw new Refusal('ILLEGAL_STATE', {
    message: time?.hasPassed
      ? 'The documentation cut-off has passed. Write to us to ask whether the carrier can still change the details.'
      : 'The carrier already has these details. Write to us to change them.',
  })
}
