import type { Tx } from '@tradelane/db'
import type { CarriageUpdate } from '@tradelane/providers'
import { systemScope } from '../../../../access/scope.ts'
import { note } from '../../../../lifecycle/move.ts'
import type { BookingRow } from '../bookings.ts'
import { bookingLifecycle } from '../lifecycle.ts'
import { cutOffColumns, cutOffsOf, localTimeText } from './cut-offs.ts'

type Moved = Pick<CarriageUpdate, 'asOf' | 'cutOffs'> & { reason: string | undefined; now: Date }

/** Stores the cut-offs that the carrier has moved, and notes the old and the new times. Under the booking's lock. */
export async function moveCutOffs(
  tx: Tx,
  booking: BookingRow,
  { asOf, cutOffs, reason, now }: Moved,
): Promise<void> {
  // An answer that was overtaken by a newer one.
  if (booking.tracked_at && asOf < booking.tracked_at) return
  const moves = cutOffsOf(booking).flatMap(({ kind, label, at: before, time_zone }) => {
    const after = cutOffs[kind]
    if (!after || after.getTime() === before.getTime()) return []
    const [from, to] = [before, after].map((at) => localTimeText(at, time_zone))
    return [{ kind, after, text: `${label} from ${from} to ${to}` }]
  })
  if (moves.length === 0) return
  const moved = Object.fromEntries(moves.map(({ kind, after }) => [kind, after]))
  const { documents_cut_off: documents, vgm_cut_off: vgm, cargo_cut_off: cargo } = booking
  await note(tx, bookingLifecycle, {
    ...{ scope: systemScope(booking.uid), id: booking.logistics_id, by: 'provider', at: now, reason },
    what: 'cut_offs_moved',
    facts: { change: moves.map(({ text }) => text).join('; ') },
    set: cutOffColumns({ documents, vgm, cargo, ...moved }),
  })
}
