import type { Endpoint } from '@tradelane/contract'
import { Refusal } from '../refusal.ts'
import type { AccountView } from './session-memory.ts'

/** Whether a colleague views a customer's app: reading must then make or refresh nothing, as it may for the customer. */
export const isView = (scope: object): boolean => 'view' in scope

/** Refuses with VIEW_ONLY what is more than reading to a colleague who views a customer's app. */
export function requireReading(
  { method, onlyReads }: Pick<Endpoint, 'method' | 'onlyReads'>,
  actor: { view?: AccountView } | object | undefined,
): void {
  if (actor && isView(actor) && method !== 'GET' && !onlyReads) throw new Refusal('VIEW_ONLY')
}
