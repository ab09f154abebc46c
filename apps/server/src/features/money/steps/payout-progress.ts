import { type PaymentState, paymentStateTable } from '@tradelane/contract/simple-payment/states'

/** How far along a state is; between two of the same rank a payout may go back and forth. */
const ranks: Record<PaymentState, number> = {
  draft: 0,
  awaiting_approval: 0,
  submitted: 1,
  in_review: 1,
  processing: 2,
  action_required: 2,
  sent: 3,
  paid: 4,
  rejected: 5,
  cancelled: 5,
  returned: 5,
}

type Truth = { status: PaymentState; history: readonly { status: PaymentState }[] }

/**
 * The states to pass through, in order, from the payout's state to the one the provider reports: each a legal move.
 * Empty if the update is old, repeated or backward. `seen` is the length of the provider's history at the last accepted
 * update: between processing and action_required, nothing else shows which update is newer.
 */
export function movesTowards(from: PaymentState, truth: Truth, seen: number): PaymentState[] {
  if (truth.history.length < seen) return []
  const moves: PaymentState[] = []
  let current = from
  for (const { status } of truth.history) {
    if (ranks[status] > ranks[current]) current = walk(current, status, moves)
  }
  if (truth.history.length > seen && ranks[truth.status] === ranks[current])
    walk(current, truth.status, moves)
  return moves
}

/** Adds the shortest legal path to `moves`, and returns its last state: the first one, if there is no path. */
function walk(from: PaymentState, to: PaymentState, moves: PaymentState[]): PaymentState {
  const way = shortestWay(from, to)
  moves.push(...way)
  return way.at(-1) ?? from
}

function shortestWay(from: PaymentState, to: PaymentState): PaymentState[] {
  const ways: PaymentState[][] = [[]]
  const visited = new Set<PaymentState>([from])
  for (const way of ways) {
    const last = way.at(-1) ?? from
    if (last === to) return way
    for (const next of paymentStateTable[last].moves) {
      if (visited.has(next)) continue
      visited.add(next)
      ways.push([...way, next])
    }
  }
  return []
}
