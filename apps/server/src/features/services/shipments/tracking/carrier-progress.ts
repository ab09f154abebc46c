import type { BookingState } from '@tradelane/contract/shipments/states'

const onTheWay = ['confirmed', 'in_transit', 'arrived', 'delivered'] as const
export type Reached = (typeof onTheWay)[number]

/** The states in which the carrier is queried for updates. */
export const trackedStates: readonly BookingState[] = onTheWay

/** The legal moves, in order, from a state to the one that the carrier reports; empty if that one is earlier. */
export function movesTowards(from: BookingState, reached: Reached): BookingState[] {
  const start = trackedStates.indexOf(from)
  return start === -1 ? [] : onTheWay.slice(start + 1, onTheWay.indexOf(reached) + 1)
}
