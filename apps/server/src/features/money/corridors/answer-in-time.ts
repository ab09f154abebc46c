import { setTimeout as sleep } from 'node:timers/promises'
import { ProviderUnavailable } from '@tradelane/providers'
import type { Deps } from '../../../deps/deps.ts'

/** Undefined where the provider does not answer within the time that a person waits for it beside the payment itself. */
export async function answerInTime<Answer>(
  { log, config }: Deps,
  what: string,
  ask: (abandoned: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> {
  const abandoned = new AbortController()
  const answer = ask(abandoned.signal)
  const inTime = new AbortController()
  const tooLate = sleep(config.paymentCheckMs, undefined, { signal: inTime.signal, ref: false })
  try {
    return await Promise.race([answer, tooLate.then(() => Promise.reject(new ProviderUnavailable(what)))])
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    log.warn({ err: error }, 'the payments provider did not answer in time')
    return undefined
  } finally {
    inTime.abort()
    abandoned.abort()
    // It may still fail afterwards, when nobody waits for it.
    answer.catch(() => undefined)
    tooLate.catch(() => undefined)
  }
}
