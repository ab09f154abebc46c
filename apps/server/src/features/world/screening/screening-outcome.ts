import type { CaseState } from '@tradelane/contract/screening/states'

/** Whether money may go: a match that nobody has decided holds it, a true match refuses it. */
export type ScreeningOutcome = 'clear' | 'open' | 'confirmed'

/** Of the cases that hold. */
export function outcomeOf(holding: readonly { state: CaseState }[]): ScreeningOutcome {
  const states = holding.map(({ state }) => state)
  return states.includes('confirmed') ? 'confirmed' : states.includes('open') ? 'open' : 'clear'
}
