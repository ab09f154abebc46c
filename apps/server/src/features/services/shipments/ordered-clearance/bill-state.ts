import type { OrderedClearance } from './ordered-clearance.ts'

/** What is left to pay of a clearance, or what became of its bill. */
export function billStateOf({ state, charge_state, refunded_at }: OrderedClearance) {
  if (refunded_at) return 'refunded'
  if (charge_state === 'collected') return 'paid'
  if (charge_state === 'held') return 'processing'
  return state === 'cancelled' ? 'cancelled' : 'due'
}

/** It was paid, and may have been refunded since. */
export const isPaid = (bill: { payment: ReturnType<typeof billStateOf> } | null): boolean =>
  bill?.payment === 'paid' || bill?.payment === 'refunded'
