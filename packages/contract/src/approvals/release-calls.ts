import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id, instant, line } from '../primitives/values.ts'

export const releaseRefusalReason = line(200, 'Say why, so that it can be corrected')

/** What waits for a second person: the `type` of its code, and the id of its record. */
const which = { type: line(40, 'Name the action'), subject_id: id }

/** On the page of a record: somebody asked for its release. Releasing it is the same call again, by another person. */
export const waitingRelease = z.nullable(
  z.object({
    requested_by: z.string(),
    requested_at: instant,
    /** Undecided until then, it has to be asked for again. */
    expires_at: instant,
    /** Whether the reader may release or refuse it. */
    may_decide: z.boolean(),
    /** Whether the reader asked for it, and may take it back. */
    may_withdraw: z.boolean(),
  }),
)
export type WaitingRelease = z.output<typeof waitingRelease>
export type WireWaitingRelease = z.input<typeof waitingRelease>

/** What else is decided about actions above the company's limit. */
export const releases = {
  refuse: endpoint({
    method: 'POST',
    path: '/approvals/refuse',
    auth: 'customer',
    who: 'approver',
    summary: 'Refuses what a colleague has asked a second person to release, with the reason',
    body: z.strictObject({ ...which, reason: releaseRefusalReason }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'SELF_APPROVAL'],
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/approvals/withdraw',
    auth: 'customer',
    who: 'approver',
    summary: 'Takes back what one has asked a second person to release',
    body: z.strictObject(which),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
}
