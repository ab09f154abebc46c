import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { oneLine } from '../primitives/plain-text.ts'
import { allButSupport } from '../primitives/staff.ts'
import { done, id, instant } from '../primitives/values.ts'
import { changeStates } from './states.ts'

const whichChange = { change_id: id }

/** What is changed, by its name. */
const changedValues = z.record(z.string(), z.nullable(z.string()))

const change = z.object({
  ...whichChange,
  kind: z.string(),
  /** What it is about, for people. */
  subject: z.string(),
  subject_id: id,
  /** The names of colleagues. */
  asked_by: z.string(),
  asked_at: instant,
  reason: z.string(),
  /** Null for what does not exist yet. */
  before: z.nullable(changedValues),
  /** Null for what will not exist any more. */
  after: z.nullable(changedValues),
  expires_at: instant,
  state: z.enum(changeStates),
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(instant),
  decision_reason: z.nullable(z.string()),
  is_own: z.boolean(),
  /** Whether the reader’s role may decide changes of this kind. */
  may_decide: z.boolean(),
})
export type WireChange = z.input<typeof change>

export const changeDecision = z.strictObject({
  ...whichChange,
  decision: z.enum(['approve', 'refuse'], 'Approve or refuse it'),
  reason: z.optional(z.string().check(z.trim(), z.maxLength(1000, 'At most 1,000 characters'), ...oneLine)),
})

/** Changes that need two people. */
export const fourEyes = {
  list: endpoint({
    method: 'POST',
    path: '/admin/approvals/get_all',
    auth: 'admin',
    staff: 'everyone',
    summary: 'Changes that wait for a second person, then the last hundred that were decided',
    response: z.object({ status: z.literal('success'), changes: z.array(change) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/approvals/decide',
    auth: 'admin',
    staff: allButSupport,
    summary:
      'Approves or refuses a change that a colleague has asked for; approved, it takes effect. Of each kind by the roles that may ask for it',
    body: changeDecision,
    response: done,
    errors: ['NOT_FOUND', 'OWN_CHANGE', 'CONFLICT', 'ILLEGAL_STATE', 'CODE_SENT_RECENTLY'],
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/admin/approvals/withdraw',
    auth: 'admin',
    staff: allButSupport,
    summary: 'Takes back a change that the caller has asked for',
    body: z.strictObject(whichChange),
    response: done,
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
}
