import type { BookingDetails } from '@tradelane/contract/shipments/forms'
import type { AmendmentAnswer } from '@tradelane/providers'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { Tasks } from '../../../../entries/jobs.ts'
import { note } from '../../../../lifecycle/move.ts'
import { Refusal } from '../../../../refusal.ts'
import { inTransaction } from '../../../../transaction.ts'
import { settledSoon } from '../../../money/steps/index.ts'
import { goodsChangedOfRecord, lockRequestOf, requireNewest } from '../../../office/quote-desk/index.ts'
import { screenTogether } from '../../../world/screening/index.ts'
import { receiveDocuments } from '../booking/clearance.ts'
import { type BookingRow, lockBooking } from '../bookings.ts'
import { instructionsOf } from '../carriage.ts'
import { keepDetails, noteMissing, readDetails } from '../details.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { recordOfClearance } from '../ordered-clearance/clearance-request.ts'
import { partiesOf } from '../screen-booking.ts'
import { changedCodes } from './changed-details.ts'
import { answerCorrection, answerTo, findOpenCorrection, type OpenCorrection } from './corrections.ts'

/** Neutral words: the company must not read what was checked, and why (decision 109). */
const ourRefusal = 'We cannot make this correction. Write to us if you have questions.'

/**
 * The job: asks the carrier for the correction that is open, with no transaction open, and makes it the booking's details once the carrier accepts
 * it. Asked again after a crash or a lost response, the carrier gives the same answer. A party that matches a list is decided first. Idempotent.
 */
export async function amendCarriage(
  deps: Deps,
  { companyId, logisticsId }: Tasks['amend-carriage'],
): Promise<void> {
  const scope = systemScope(companyId)
  const asking = await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, scope, logisticsId)
    const correction = await findOpenCorrection(tx, booking)
    return correction && { correction, screened: await screened(deps, tx, booking, correction.details) }
  })
  if (!asking || asking.screened === 'open') return
  const { number, details, late_reason } = asking.correction
  const answer =
    asking.screened === 'confirmed'
      ? ({ status: 'refused', reason: ourRefusal } as const)
      : await deps.carriers.amend(logisticsId, {
          ...{ number, isLate: late_reason !== null },
          ...instructionsOf(details),
        })
  if (!answer) throw new Error(`the carrier does not know booking ${logisticsId}`)
  await storeAnswer(deps, asking.correction, answer)
}

/**
 * Asks the carrier at once, for a moment, where there is a correction, unless its job has done so. Answers what to say. Refuses with
 * CARRIER_REFUSED, and with ILLEGAL_STATE what we refuse ourselves, and where the booking was cancelled meanwhile.
 */
export async function askCarrierNow(
  deps: Deps,
  { number, ...which }: Tasks['amend-carriage'] & { number: number | undefined },
): Promise<string> {
  if (number === undefined) return 'The carrier already has these details. Nothing was sent.'
  await settledSoon(deps, amendCarriage(deps, which))
  const booking = { uid: which.companyId, logistics_id: which.logisticsId }
  const { answer, refusal_reason } = await answerTo(deps.db, booking, number)
  if (refusal_reason === ourRefusal) throw new Refusal('ILLEGAL_STATE', { message: ourRefusal })
  if (answer === 'refused')
    throw new Refusal('CARRIER_REFUSED', { message: `The correction was refused: ${refusal_reason}` })
  if (answer === 'withdrawn')
    throw new Refusal('ILLEGAL_STATE', {
      message: 'The booking was cancelled before the carrier answered. The details stay as they were.',
    })
  return answer === 'accepted'
    ? 'The carrier has accepted the correction.'
    : 'We have received the correction. It applies once the carrier accepts it.'
}

/** Also those of the company, as before the carrier is asked to book. */
const screened = (
  deps: Deps,
  tx: Parameters<typeof screenTogether>[1],
  booking: BookingRow,
  details: BookingDetails,
) =>
  screenTogether(deps, tx, {
    scope: systemScope(booking.uid),
    parties: partiesOf(booking, details),
    at: deps.clock.now(),
  })

async function storeAnswer(deps: Deps, correction: OpenCorrection, answer: AmendmentAnswer): Promise<void> {
  const scope = systemScope(correction.uid)
  const { logistics_id: id, details: after, changed, late_reason } = correction
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const ofClearance = recordOfClearance({ logistics_id: id })
    const request = await lockRequestOf(tx, scope, ofClearance)
    const booking = await lockBooking(tx, scope, id)
    // Asked for meanwhile: the job is tried again.
    await requireNewest(tx, scope, ofClearance, request)
    const isEnded = booking.state === 'cancelled'
    const given = isEnded ? { status: 'withdrawn' as const } : answer
    if (!(await answerCorrection(tx, correction, given, at)) || isEnded) return
    const event = { scope, id, at, by: 'provider', facts: { changed, late_reason } } as const
    if (answer.status === 'refused') {
      const { reason } = answer
      const by = reason === ourRefusal ? 'system' : 'provider'
      await note(tx, bookingLifecycle, { ...event, by, what: 'correction_refused', reason })
      return
    }
    const before = await readDetails(tx, booking)
    await keepDetails(tx, booking, after, at)
    await note(tx, bookingLifecycle, { ...event, what: 'details_corrected' })
    await noteMissing(tx, booking, { scope, before, after, at })
    const [change] = changedCodes(before, after)
    if (change) await goodsChangedOfRecord(deps, tx, scope, { row: request, change, at })
    // Other codes may leave nothing to ask.
    await receiveDocuments(tx, deps.config, booking, { scope, at })
  })
}

/** Once a match was decided: the corrections that waited for it go on. */
export async function amendScreened(deps: Deps, companyId: string): Promise<void> {
  const waiting = await deps.db
    .selectFrom('freight_corrections')
    .select('logistics_id')
    .where('uid', '=', companyId)
    .where('answer', 'is', null)
    .execute()
  for (const { logistics_id: logisticsId } of waiting) await amendCarriage(deps, { companyId, logisticsId })
}
