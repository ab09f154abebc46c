/** A change that waits for a second person, and what became of it. */
export const changeStates = ['OPEN', 'CONFIRMED', 'REFUSED', 'EXPIRED', 'WITHDRAWN'] as const
export type ChangeState = (typeof changeStates)[number]
