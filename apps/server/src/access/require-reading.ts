import type { Endpoint } from '@tradelane/contract'
import { Refusal } from '../refusal.ts'
import type { AccountView } from './session-memory.ts'

/** Refuses with VIEW_ONLY what is more than reading to a colleague who views a customer's app. */
export function requireReading(
  { method, onlyReads }: Pick<Endpoint, 'method' | 'onlyReads'>,
  actor: { view?: AccountView } | object | undefined,
): void {
  if (actor && 'view' in actor && method !== 'GET' && !onlyReads) throw new Refusal('VIEW_ONLY')
}
