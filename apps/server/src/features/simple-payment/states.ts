import { type PaymentState, paymentStateTable } from '@tradelane/contract/simple-payment/states'

/** Until the bank has it. */
export const cancellable: readonly PaymentState[] = [
  'draft',
  'awaiting_approval',
  'submitted',
  'processing',
  'action_required',
]

/** How far along a state is; between two of the same rank a payment may go back and forth. */
const ranks: Record<PaymentState, number> = {
  draft: 0,
  awaiting_approval: 0,
  submitted: 1,
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
 * The states to pass through, in order, from where the payment stands to what the provider says: each a legal move.
 * Empty where the news is old, repeated, or would lead backwards. `seen` is how long the provider's history was when
 * it was last believed: between processing and action_required nothing else tells new from old.
 */
export function movesTowards(from: PaymentState, truth: Truth, seen: number): PaymentState[] {
  if (truth.history.length < seen) return []
  const moves: PaymentState[] = []
  let current = from
  for (const { status } of truth.history) {
    if (ranks[status] > ranks[current]) current = walk(current, status, moves)
  }
  const isNewWord = truth.history.length > seen || ranks[truth.status] > ranks[current]
  if (isNewWord && ranks[truth.status] >= ranks[current]) walk(current, truth.status, moves)
  return moves
}

/** Adds the shortest legal way to `moves`, and answers where it ends: where it began, if there is none. */
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
