import { z } from 'zod/mini'
import { doneOrWaiting } from '../four-eyes/waiting.ts'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { kybStatus } from '../onboarding/calls.ts'
import type { Registration } from '../onboarding/forms.ts'
import { founderReview } from '../onboarding/founders.ts'
import { requirement } from '../onboarding/requirement-calls.ts'
import { askForm } from '../onboarding/requirements.ts'
import { kybStates } from '../onboarding/states.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { done, id, instant, listLimit, pageNumber, pagination } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { screeningCase } from '../screening/calls.ts'

export const customerRow = z.object({
  uid: id,
  company_name: z.string(),
  company_reg_number: z.string(),
  registered_city: z.nullable(z.string()),
  registered_country: z.nullable(z.string()),
  status: kybStatus,
  /** Persons added or changed after the company was submitted, without a decision yet. */
  persons_in_review: z.int32(),
  created_at: instant,
})
export type CustomerRow = z.input<typeof customerRow>

export const customerList = z.object({
  status: z.literal('success'),
  user_data: z.array(customerRow),
  pagination,
})

export const customerProfile = z.object({
  status: z.literal('success'),
  uid: id,
  company_name: z.string(),
  company_reg_number: z.string(),
  company_region: z.string(),
  created_at: instant,
  kyb_status: kybStatus,
  status_reason: z.nullable(z.string()),
  review_due_at: z.nullable(instant),
  applicant: z.object({
    first_name: z.string(),
    middle_name: z.string(),
    last_name: z.string(),
    work_email: z.string(),
    job_title: z.nullable(z.string()),
    countryCode: z.string(),
    company_phone_number: z.string(),
  }),
  /** When the submission was sent: a decision names the one that the administrator saw. */
  submitted_at: z.nullable(instant),
  /** The submission, with links to its documents; null before the first one. */
  registration: z.nullable(z.custom<Registration>()),
  /** What the office should look at before it decides. `about`: a person's fid, `applicant` or `company`. */
  warnings: z.array(z.object({ about: z.string(), text: z.string() })),
  /** What the screening says of the company (its uid), the applicant (`applicant`) and each person (fid). */
  screening: z.array(
    z.object({
      subject: z.string(),
      subject_id: z.string(),
      checked_at: instant,
      cases: z.array(screeningCase),
    }),
  ),
  /** The state of each person who is reviewed separately. */
  founder_reviews: z.array(z.extend(founderReview, { fid: id })),
  /** The stored documents that the submission names. */
  documents: z.array(
    z.object({
      url: z.string(),
      file_name: z.string(),
      content_type: z.string(),
      size: z.number(),
      created_at: instant,
    }),
  ),
  /** What the company has to do, with its answers; also what was taken back. */
  requirements: z.array(requirement),
  /** The verification, from the sign-up on. */
  timeline: z.array(timelineItem),
  next: nextStep,
})
export type CustomerProfile = z.input<typeof customerProfile>

export const kybDecisions = ['clear', 'refuse', 'ask'] as const
export type KybDecision = (typeof kybDecisions)[number]

export const decisionReason = paragraphs(1000, 'Reason is required')

/** Clearing needs no reason; a refusal needs one for the customer, and a question a reason or a list of what is needed. */
export const kybDecision = z
  .strictObject({
    uid: id,
    /** Of the submission that the administrator saw; a newer one is not decided. */
    submitted_at: z.optional(instant),
    /** When the newest answer came that the administrator saw; null where there was none. A decision is not made over a newer one. */
    answered_at: z.optional(z.nullable(instant)),
    decision: z.enum(kybDecisions),
    reason: z.optional(decisionReason),
    /** Of a question: each is answered by itself. Without it the reason is the one thing that is asked for. */
    requirements: z.optional(askForm.shape.requirements),
  })
  .check(
    z.refine(isReasonGiven, {
      path: ['reason'],
      message: 'Reason is required',
    }),
  )

function isReasonGiven({
  decision,
  reason,
  requirements = [],
}: {
  decision: KybDecision
  reason?: string | undefined
  requirements?: readonly unknown[] | undefined
}): boolean {
  return decision === 'clear' || reason !== undefined || (decision === 'ask' && requirements.length > 0)
}

/** As for a company; the customer corrects or removes a refused person. */
export const founderDecision = z
  .strictObject({
    uid: id,
    fid: id,
    /** The version that the administrator saw. */
    version: recordVersion,
    decision: z.enum(['clear', 'refuse']),
    reason: z.optional(decisionReason),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'clear' || reason !== undefined, {
      path: ['reason'],
      message: 'Reason is required',
    }),
  )

export const adminCustomers = {
  customers: endpoint({
    method: 'POST',
    path: '/admin/customers',
    auth: 'admin',
    staff: 'everyone',
    summary: 'The customers, newest first, searched by the start of words; or one profile, by uid',
    query: z.object({
      limit: listLimit,
      page: pageNumber,
      search: z._default(z.string().check(z.maxLength(100)), ''),
      status: z.optional(z.enum(kybStates)),
    }),
    body: z.strictObject({ uid: z.optional(id) }),
    response: z.union([customerProfile, customerList]),
    errors: ['NOT_FOUND'],
  }),
  decideKyb: endpoint({
    method: 'POST',
    path: '/admin/customers/kyb_decide',
    auth: 'admin',
    staff: ['compliance'],
    summary: 'Clears or refuses a verification under review, or requests more information',
    body: kybDecision,
    response: doneOrWaiting,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  decideFounder: endpoint({
    method: 'POST',
    path: '/admin/customers/founder_decide',
    auth: 'admin',
    staff: ['compliance'],
    summary: 'Clears or refuses a person who was added or changed after the company was submitted',
    body: founderDecision,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
}
