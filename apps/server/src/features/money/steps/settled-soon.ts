import { ProviderUnavailable } from '@tradelane/providers'
import type { Deps } from '../../../deps/deps.ts'

/** How long a person is kept waiting for the provider. */
const patienceMs = 8_000

/** When the job of such work runs: the request itself asks first, and the job is for when it dies or gets no answer. */
export const whenWeHaveGivenUp = (at: Date): Date => new Date(at.getTime() + 15_000)

/**
 * The outcome of work that is safe to leave to its job: undefined if it takes too long or fails. The request is stored by
 * then, so an error goes to the log and not to the caller, who would otherwise send the request a second time.
 */
export async function settledSoon<T>(deps: Deps, work: Promise<T>): Promise<T | undefined> {
  const settled = work.catch((error: unknown) => {
    const level = error instanceof ProviderUnavailable ? 'warn' : 'error'
    deps.log[level]({ err: error }, 'left to the job')
    return undefined
  })
  let timer: NodeJS.Timeout | number | undefined
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  return Promise.race([settled, tooLong]).finally(() => clearTimeout(timer))
}
