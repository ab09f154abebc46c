import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { LinkState } from '@tradelane/contract/links/states'
import type { LinkRow } from '../../../entries/link-purpose.ts'

/** Its address works, until its last moment. */
export const liveStates = statesWhere<LinkState>({
  sent: true,
  opened: true,
  done: false,
  expired: false,
  revoked: false,
  ended: false,
})

/** It was neither answered nor ended with its business: it can be sent again, also after it was revoked. */
export const openStates = statesWhere<LinkState>({
  sent: true,
  opened: true,
  done: false,
  expired: true,
  revoked: true,
  ended: false,
})

/** A link has expired at its time, and not when a job says so. */
export function stateAt({ state, expires_at }: Pick<LinkRow, 'state' | 'expires_at'>, now: Date): LinkState {
  const isLive = liveStates.includes(state)
  return isLive && expires_at <= now ? 'expired' : (state as LinkState)
}
