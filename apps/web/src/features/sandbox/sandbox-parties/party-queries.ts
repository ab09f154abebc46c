import type { WireInput } from '@tradelane/contract/primitives/endpoint'
import { sandboxParties } from '@tradelane/contract/sandbox-parties/calls'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'

/** What another party does may change anything: all of it is asked for again. */
export const usePlayParty = () =>
  useChange([[]], (body: WireInput<typeof sandboxParties.play>['body']) => api(sandboxParties.play, { body }))
