import type { BookingDetailWire } from '@tradelane/contract/shipments/booking-detail'
import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Tx } from '@tradelane/db'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { note } from '../../../../lifecycle/move.ts'
import { hasClaim } from '../../claims/index.ts'
import { findCover, insuredFrom, lockPolicy } from '../../insurance/index.ts'
import { type BookingRow, quotedFreight } from '../bookings.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { isCovered } from './freight-bill.ts'

type Cover = NonNullable<BookingDetailWire['cover']>

const beforeDeparture: readonly BookingState[] = ['requested', 'confirmed']

/** The insurance that was chosen with the freight, and its policy once the freight is paid; null without. */
export async function describeCover(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  scope: Scope,
  booking: BookingRow,
): Promise<Cover | null> {
  if (!isCovered(quotedFreight(booking))) return null
  const policy = await findCover(db, scope, booking.logistics_id)
  if (policy) {
    const { valid_from, state, ...numbers } = policy
    const insured_from = insuredFrom({ state, valid_from }, clock.now())
    return { ...numbers, state: state as Cover['state'], insured_from }
  }
  const isAgreed = booking.cover_lapsed_at === null && mayStillBePaid(booking)
  return {
    state: isAgreed ? 'agreed' : 'lapsed',
    insurance_id: null,
    policy_number: null,
    certificate_number: null,
    insured_from: null,
  }
}

const mayStillBePaid = ({ state }: BookingRow): boolean => state !== 'denied' && state !== 'cancelled'

/**
 * Takes the insurance off the bill where the goods have left and nobody has paid: goods that may be lost already cannot be insured.
 * What is being paid stands; if that payment is refused, this is called again.
 */
export async function lapseCover(tx: Tx, booking: BookingRow, at: Date): Promise<void> {
  const { uid, logistics_id, state, paid_at, cover_lapsed_at } = booking
  const isOpen = paid_at === null && !booking.is_being_charged && cover_lapsed_at === null
  if (!isOpen || beforeDeparture.includes(state) || !mayStillBePaid(booking)) return
  if (!isCovered(quotedFreight(booking))) return
  await note(tx, bookingLifecycle, {
    scope: systemScope(uid),
    id: logistics_id,
    what: 'cover_lapsed',
    at,
    set: { cover_lapsed_at: at },
  })
}

/** Whether a loss was claimed under the insurance of a booking. Locks the policy: no claim is sent or paid until the transaction ends. */
export async function isCoverClaimed(tx: Tx, { uid, logistics_id }: BookingRow): Promise<boolean> {
  const scope = systemScope(uid)
  const cover = await findCover(tx, scope, logistics_id)
  if (!cover) return false
  await lockPolicy(tx, scope, cover.insurance_id)
  return hasClaim(tx, scope, cover.insurance_id)
}
