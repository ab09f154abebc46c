import { promisedMs } from '@tradelane/contract/lifecycle/promises'

const waitMs = promisedMs('waitForRelease')

export const releaseEndOf = (requestedAt: Date): Date => new Date(requestedAt.getTime() + waitMs)
export const mustBeRequestedAfter = (now: Date): Date => new Date(now.getTime() - waitMs)
