import type { CustomerActor } from '../../../access/session-memory.ts'
import type { RequestFacts } from '../../../http/routes.ts'

/**
 * The caller's Idempotency-Key, kept with what the request begins: a repeat after a crash finds that instead of
 * beginning again. A person's keys are their own, as everywhere.
 */
export function requestKeyOf(
  { userId }: CustomerActor,
  { headers }: Pick<RequestFacts, 'headers'>,
): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' && key !== '' ? `${userId}:${key}` : undefined
}
