import type { BookingState } from '@tradelane/contract/shipments/states'

const onTheWay = ['confirmed', 'in_transit', 'arrived', 'delivered'] as const
export type Reached = (typeof onTheWay)[number]

/** The states in which the carrier is asked for news. */
export const trackedStates: readonly BookingState[] = onTheWay

/** What leads from one state to what the carrier has told, one legal move after the other; empty where that would lead back. */
export function movesTowards(from: BookingState, reached: Reached): BookingState[] {
  const start = trackedStates.indexOf(from)
  return start === -1 ? [] : onTheWay.slice(start + 1, onTheWay.indexOf(reached) + 1)
}
