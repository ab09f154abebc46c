import { type BookingState, bookingStateTable } from '@tradelane/contract/shipments/states'
import type { Database, Tx } from '@tradelane/db'
import type { Updateable } from 'kysely'
import { type EventActor, recordEvent } from '../../lifecycle/events.ts'
import { Refusal } from '../../refusal.ts'

export type Move = {
  companyId: string
  logisticsId: string
  from: BookingState
  to: BookingState
  actor: EventActor
  at: Date
  reason?: string | undefined
  set?: Updateable<Database['freight_bookings']>
}

/** The only writer of `state`. Refuses with ILLEGAL_STATE what the table does not allow, and what has moved meanwhile. */
export async function moveBooking(tx: Tx, move: Move): Promise<void> {
  const { companyId, logisticsId, from, to, actor, at, reason, set = {} } = move
  if (!bookingStateTable[from].moves.includes(to)) throw new Refusal('ILLEGAL_STATE')
  const { numUpdatedRows } = await tx
    .updateTable('freight_bookings')
    .set({ ...set, state: to, ...(reason !== undefined && { state_reason: reason }) })
    .where('uid', '=', companyId)
    .where('logistics_id', '=', logisticsId)
    .where('state', '=', from)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Refusal('ILLEGAL_STATE')
  await recordEvent(tx, {
    companyId,
    subject: 'logistics',
    subjectId: logisticsId,
    from,
    to,
    actor,
    at,
    ...(reason === undefined ? {} : { after: { reason } }),
  })
}
