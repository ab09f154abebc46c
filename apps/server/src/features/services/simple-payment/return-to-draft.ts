import type { Tx } from '@tradelane/db'
import type { Scope } from '../../../access/scope.ts'
import { move } from '../../../lifecycle/move.ts'
import { paymentLifecycle } from './lifecycle.ts'

/** Columns that a payment has only while it waits. */
const noRequest = {
  approval_requested_by: null,
  approval_requested_at: null,
  approval_waits_until: null,
  approval_binding: null,
  payee: null,
  rate: null,
  rate_as_of: null,
  rate_source: null,
  spread: null,
  submit_key: null,
}

type Return = { scope: Scope; id: string; at: Date; reason?: string }

/** Voids the request of a payment that waits for its release: it is its preparer's draft again, with the reason. */
export async function returnToDraft(tx: Tx, returned: Return): Promise<void> {
  await move(tx, paymentLifecycle, {
    ...returned,
    from: 'awaiting_approval',
    to: 'draft',
    set: noRequest,
  })
}
