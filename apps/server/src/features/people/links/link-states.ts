import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { LinkState } from '@tradelane/contract/links/states'

/** Its address works, until its last moment. */
export const liveStates = statesWhere<LinkState>({
  sent: true,
  opened: true,
  done: false,
  expired: false,
  revoked: false,
  ended: false,
})

/** Nobody has answered or ended it: it can be sent again. */
export const openStates = statesWhere<LinkState>({
  sent: true,
  opened: true,
  done: false,
  expired: true,
  revoked: false,
  ended: false,
})
