import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { BookingState } from '@tradelane/contract/shipments/states'

/** In the order of the way. */
const onTheWay = ['confirmed', 'in_transit', 'arrived', 'delivered'] as const
export type Reached = (typeof onTheWay)[number]

/** The states in which the carrier is queried for updates. */
export const trackedStates = statesWhere<BookingState>({
  requested: false,
  confirmed: true,
  in_transit: true,
  arrived: true,
  delivered: true,
  closed: false,
  denied: false,
  cancelled: false,
})

/** The legal moves, in order, from a state to the one that the carrier reports; empty if that one is earlier. */
export function movesTowards(from: BookingState, reached: Reached): BookingState[] {
  const start = (onTheWay as readonly BookingState[]).indexOf(from)
  return start === -1 ? [] : onTheWay.slice(start + 1, onTheWay.indexOf(reached) + 1)
}
