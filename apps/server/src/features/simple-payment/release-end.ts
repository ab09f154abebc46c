/** Undecided for this long, a payment goes back to its preparer. */
const releaseLifeMs = 7 * 24 * 60 * 60_000

export const releaseEndOf = (requestedAt: Date): Date => new Date(requestedAt.getTime() + releaseLifeMs)
export const mustBeRequestedAfter = (now: Date): Date => new Date(now.getTime() - releaseLifeMs)
