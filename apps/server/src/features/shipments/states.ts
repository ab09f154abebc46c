import type { BookingState } from '@tradelane/contract/shipments/booking'

/**
 * Every legal move of a booking:
 *
 *     requested ──▶ confirmed ──▶ in_transit ──▶ arrived ──▶ delivered ──▶ closed
 *       │    │          │            the carrier's news                 a week later
 *       ▼    ▼          ▼
 *    denied  cancelled ◀┘           (until the carrier has received the goods; what was paid comes back)
 */
export const legalMoves: Record<BookingState, readonly BookingState[]> = {
  requested: ['confirmed', 'denied', 'cancelled'],
  confirmed: ['in_transit', 'cancelled'],
  in_transit: ['arrived'],
  arrived: ['delivered'],
  delivered: ['closed'],
  closed: [],
  denied: [],
  cancelled: [],
}

const onTheWay = ['confirmed', 'in_transit', 'arrived', 'delivered'] as const
export type Reached = (typeof onTheWay)[number]

/** The states in which the carrier is asked for news. */
export const trackedStates: readonly BookingState[] = onTheWay

/** What leads from one state to what the carrier has told, one legal move after the other; empty where that would lead back. */
export function movesTowards(from: BookingState, reached: Reached): BookingState[] {
  const start = trackedStates.indexOf(from)
  return start === -1 ? [] : onTheWay.slice(start + 1, onTheWay.indexOf(reached) + 1)
}
