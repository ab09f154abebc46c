import type { BookingDetailWire } from '@tradelane/contract/shipments/booking-detail'
import type { BookingState } from '@tradelane/contract/shipments/states'
import type { Tx } from '@tradelane/db'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { note } from '../../../../lifecycle/move.ts'
import { coverOfFreight } from '../../../../registry/cover-of-freight.ts'
import { type BookingRow, quotedFreight } from '../bookings.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { isCovered } from './freight-bill.ts'

type Cover = NonNullable<BookingDetailWire['cover']>

/** The goods have left: they may be lost already. */
const departed: Record<BookingState, boolean> = {
  requested: false,
  confirmed: false,
  in_transit: true,
  arrived: true,
  delivered: true,
  closed: true,
  denied: false,
  cancelled: false,
}

/** The insurance that was chosen with the freight, and its policy once the freight is paid; null without. */
export async function describeCover(
  deps: Pick<Deps, 'db' | 'clock' | 'features'>,
  scope: Scope,
  booking: BookingRow,
): Promise<Cover | null> {
  if (!isCovered(quotedFreight(booking))) return null
  const policy = await coverOfFreight(deps)?.find(deps.db, scope, booking.logistics_id, deps.clock.now())
  if (policy) return { ...policy, state: policy.state as Cover['state'] }
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
  const isOpen = paid_at === null && booking.charge_state !== 'held' && cover_lapsed_at === null
  if (!isOpen || !departed[state]) return
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
export async function isCoverClaimed(
  deps: Pick<Deps, 'features'>,
  tx: Tx,
  { uid, logistics_id }: BookingRow,
): Promise<boolean> {
  return (await coverOfFreight(deps)?.isClaimed(tx, systemScope(uid), logistics_id)) ?? false
}
