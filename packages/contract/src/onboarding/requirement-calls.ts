import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id, instant } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { requirementStates } from './requirement-states.ts'
import { requirementAnswer, requirementDecision, requirementKinds } from './requirements.ts'

export const dueClasses = ['due_now', 'due_later', 'overdue'] as const

/** What a company has to do for its verification: what the office asked for, and what the records themselves show. */
export const requirement = z.object({
  /** Of what was asked for, the `requirement_id`; else a name of its own. */
  id: z.string(),
  /** True for what was asked for: it is answered here. Others are done on the page behind `link`. */
  is_asked: z.boolean(),
  /** The company's or the person's name. */
  about: z.string(),
  fid: z.nullable(id),
  what: z.string(),
  kind: z.enum([...requirementKinds, 'form']),
  remarks: z.nullable(z.string()),
  is_mandatory: z.boolean(),
  state: z.enum(requirementStates),
  version: recordVersion,
  due_at: z.nullable(instant),
  /** Null where the company has nothing to do. */
  due: z.nullable(z.enum(dueClasses)),
  /** Why it was sent back or taken back. */
  reason: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  document: z.nullable(z.object({ url: z.string(), file_name: z.string() })),
  /** Answered by submitting the whole registration again. */
  with_form: z.boolean(),
  answered_at: z.nullable(instant),
  link: z.nullable(z.string()),
})
export type Requirement = z.output<typeof requirement>
export type WireRequirement = z.input<typeof requirement>

export const kybRequirements = {
  list: endpoint({
    method: 'GET',
    path: '/users/requirements',
    auth: 'customer',
    summary: 'What the company has to do for its verification, each with its state and due time',
    response: z.object({ status: z.literal('success'), requirements: z.array(requirement) }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/users/requirements/answer',
    auth: 'customer',
    who: 'owner',
    summary: 'Answers one requirement; with the last mandatory one the review goes on',
    body: requirementAnswer,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
}

export const adminRequirements = {
  decide: endpoint({
    method: 'POST',
    path: '/admin/customers/requirement_decide',
    auth: 'admin',
    staff: ['compliance'],
    summary: 'Accepts the answer to a requirement, sends it back, or takes the requirement back',
    body: requirementDecision,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
}
