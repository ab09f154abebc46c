import { type BookingDetails, partyRoles } from '@tradelane/contract/shipments/forms'
import type { Db, Tx } from '@tradelane/db'
import { type Scope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { type Party, screenParties, screenTogether } from '../../world/screening/index.ts'
import { findRestrictedEnd } from './booking/restricted-journey.ts'
import { type BookingRow, lockBooking } from './bookings.ts'
import { readDetails } from './details.ts'

/** Who is screened of a booking beside its company: shipper, consignee, notify party and, once it is known, the vessel. */
export async function partiesOfBooking(db: Db | Tx, booking: BookingRow): Promise<Party[]> {
  return partiesOf(booking, await readDetails(db, booking))
}

/** With these details, saved or proposed. */
export function partiesOf({ logistics_id, vessel, imo }: BookingRow, details: BookingDetails): Party[] {
  const people = partyRoles.flatMap((role): Party[] => {
    const { company_name, contact_name } = details[role]
    const names = [company_name, contact_name].filter((name) => name !== '')
    return names.length > 0 ? [{ subject: 'consignee', subjectId: `${logistics_id} ${role}`, names }] : []
  })
  const ship = { subject: 'vessel', subjectId: logistics_id, imo: imo ?? undefined } as const
  return vessel ? [...people, { ...ship, names: [vessel] }] : people
}

/** A match opens a case for the back office; the booking is neither confirmed nor paid before it is decided. */
export async function screenBooking(deps: Deps, tx: Tx, booking: BookingRow): Promise<void> {
  await screenDetails(deps, tx, booking, await readDetails(tx, booking))
}

export async function screenDetails(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  details: BookingDetails,
): Promise<void> {
  const parties = partiesOf(booking, details)
  await screenParties(deps, tx, { companyId: booking.uid, parties, at: deps.clock.now() })
}

/**
 * Before the carrier is asked: a name may match a list, and a place may have come onto one. Refuses with ILLEGAL_STATE, in words for the back
 * office; the cases stay.
 */
export async function requireScreenedBooking(deps: Deps, scope: Scope, logisticsId: string): Promise<void> {
  const { outcome, restricted } = await inTransaction(deps.db, async (tx) => {
    const booking = await lockBooking(tx, scope, logisticsId)
    const parties = await partiesOfBooking(tx, booking)
    const screened = { scope: systemScope(booking.uid), parties, at: deps.clock.now() }
    return {
      outcome: await screenTogether(deps, tx, screened),
      restricted: await findRestrictedEnd(tx, scope, booking),
    }
  })
  if (restricted) throw new Refusal('ILLEGAL_STATE', { message: `${restricted} Deny the booking.` })
  if (outcome === 'clear') return
  throw new Refusal('ILLEGAL_STATE', {
    message:
      'A name of this booking matches a sanctions list. Decide the match under Screening first, or deny.',
  })
}
