import { clearanceActions } from '@tradelane/contract/shipments/actions'
import type { Db, Tx } from '@tradelane/db'
import { crossesCustoms, customsOf } from '@tradelane/freight'
import type { Scope } from '../../../../access/scope.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal } from '../../../../refusal.ts'
import type { Enquiry } from '../../logistics/index.ts'
import { findClearance } from '../booking/asks-of-clearance.ts'
import { findRestrictedEnd } from '../booking/restricted-journey.ts'
import { type BookingRow, quotedFreight } from '../bookings.ts'
import { correctionTime } from '../corrections/cut-offs.ts'
import { mayEditDetails, readDetails } from '../details.ts'
import { isCleared } from '../payment/freight-bill.ts'

/** What decides whether a clearance can be asked for beside the state of the booking. */
export async function clearingFacts(db: Db | Tx, booking: BookingRow, now: Date) {
  const { from, to } = booking.enquiry as Enquiry
  const { hs_codes } = await readDetails(db, booking)
  return {
    is_ordered: isCleared(quotedFreight(booking)) || (await findClearance(db, booking)) !== undefined,
    crosses_border: crossesCustoms(customsOf(from), customsOf(to)),
    has_codes: hs_codes.length > 0,
    may_correct: mayEditDetails(booking) || correctionTime(booking, now)?.isOpen === true,
  }
}

type Moment = { isAsked: boolean; isOffered: boolean; now: Date }

/** Decided with the booking locked. Refuses with ILLEGAL_STATE, saying why, what cannot be cleared by an offer of the desk now. */
export async function requireClearable(
  db: Db | Tx,
  scope: Scope,
  booking: BookingRow,
  { isAsked, isOffered, now }: Moment,
): Promise<void> {
  const known = await clearingFacts(db, booking, now)
  // Who made the offer knew the goods: older requests name no codes.
  const has_codes = known.has_codes || isOffered
  const facts = { ...known, has_codes, is_asked: isAsked, state: booking.state }
  // Before the confirmation too: what was ordered with the freight need not be waited for.
  if (facts.is_ordered)
    throw new Refusal('ILLEGAL_STATE', { message: clearanceActions.ask.unless?.(facts) ?? '' })
  requireOpen(clearanceActions.ask, facts)
  const restricted = await findRestrictedEnd(db, scope, booking)
  if (restricted) throw new Refusal('ILLEGAL_STATE', { message: `${restricted} Write to us.` })
}
