import { isDeepStrictEqual } from 'node:util'
import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { Tx } from '@tradelane/db'
import type { Scope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { enqueue } from '../../../../entries/jobs.ts'
import { note } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { whenWeHaveGivenUp } from '../../../money/steps/index.ts'
import { requireDeclaredCodes } from '../booking/require-declarable.ts'
import type { BookingRow } from '../bookings.ts'
import { readDetails } from '../details.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { screenDetails } from '../screen-booking.ts'
import { changedText } from './changed-details.ts'
import { findOpenCorrection, insertCorrection } from './corrections.ts'
import { correctionTime, mayCorrectLate } from './cut-offs.ts'

type Correction = {
  scope: Scope
  booking: BookingRow
  details: BookingDetails
  /** Of the back office, after the documentation cut-off. */
  lateReason?: string
}

/**
 * Stores a correction for the carrier, whom a job asks. Under the booking's lock. The same correction again is no new one, and one that changes
 * nothing is none: answers the number of the one that the carrier is asked for. Refuses with ILLEGAL_STATE.
 */
export async function correctDetails(
  deps: Deps,
  tx: Tx,
  { scope, booking, details, lateReason }: Correction,
): Promise<number | undefined> {
  const at = deps.clock.now()
  const open = await findOpenCorrection(tx, booking)
  if (open && isDeepStrictEqual(open.details, details)) return open.number
  if (lateReason === undefined) requireOpen(booking, at)
  else requireLate(booking, at)
  if (open)
    throw new Refusal('ILLEGAL_STATE', {
      message: 'The last correction has not been answered yet. Wait for the answer, then correct again.',
    })
  const before = await readDetails(tx, booking)
  const changed = changedText(before, details)
  if (changed === '') return undefined
  await requireDeclaredCodes(tx, booking, before, details)
  const number = await insertCorrection(tx, booking, { details, changed, lateReason, at })
  await screenDetails(deps, tx, booking, details)
  const { uid: companyId, logistics_id: logisticsId } = booking
  const asked = { scope, id: logisticsId, at, facts: { changed }, reason: lateReason }
  const what = lateReason === undefined ? 'correction_asked' : 'late_correction_asked'
  await note(tx, bookingLifecycle, { ...asked, what })
  await enqueue(tx, 'amend-carriage', { companyId, logisticsId }, { runAt: whenWeHaveGivenUp(at) })
  return number
}

function requireOpen(booking: BookingRow, now: Date): void {
  const time = correctionTime(booking, now)
  if (time?.isOpen) return
  if (booking.state === 'cancelled' || booking.state === 'denied')
    throw new Refusal('ILLEGAL_STATE', {
      message: `This booking was ${booking.state}. Its details can no longer be changed.`,
    })
  throw new Refusal('ILLEGAL_STATE', {
    message: time?.hasPassed
      ? 'The documentation cut-off has passed. Write to us to ask whether the carrier can still change the details.'
      : 'The carrier already has these details. Write to us to change them.',
  })
}

function requireLate(booking: BookingRow, now: Date): void {
  if (mayCorrectLate(booking, now)) return
  throw new Refusal('ILLEGAL_STATE', {
    message: correctionTime(booking, now)?.isOpen
      ? 'Until the documentation cut-off the company corrects the details.'
      : 'The details of this booking can no longer be corrected.',
  })
}
