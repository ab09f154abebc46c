import { z } from 'zod/mini'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { officeList } from '../primitives/office-list.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { done, id, wireAmount } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { claim, claimedAmount, whichClaim } from './calls.ts'
import { claimStates } from './states.ts'

/** `version`: of the claim that was looked at. */
const seen = { claim_id: id, version: recordVersion }
export const paidClaim = z.strictObject({
  ...seen,
  assessed_amount: claimedAmount,
  /** The paid claim in which the deductible of the same loss was taken: it is taken once. */
  deductible_taken_in: z.optional(id),
})
export const declinedClaim = z.strictObject({ ...seen, reason: paragraphs(1000, 'Reason is required') })
export const claimQuestion = z.strictObject({ ...seen, question: paragraphs(1000, 'Write what is missing') })

const officeClaim = z.object({
  ...claim.shape,
  uid: id,
  company_name: z.string(),
  /** After what all claims of the policy were assessed at. */
  insured_value_left: wireAmount,
})
export type WireOfficeClaim = z.input<typeof officeClaim>

export const officeClaims = {
  list: officeList({
    method: 'GET',
    path: '/admin/claims',
    summary: 'The claims of all companies that were submitted, newest first; or those of one policy',
    states: claimStates,
    rows: { claims: z.array(officeClaim) },
    filter: { insurance_id: z.optional(id) },
  }),
  get: endpoint({
    method: 'POST',
    path: '/admin/claims/get',
    auth: 'admin',
    staff: 'everyone',
    summary: 'One claim with its history',
    body: whichClaim,
    response: z.object({
      status: z.literal('success'),
      claim: officeClaim,
      timeline: z.array(timelineItem),
      next: nextStep,
    }),
    errors: ['NOT_FOUND'],
  }),
  assess: endpoint({
    method: 'POST',
    path: '/admin/claims/assess',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Starts the assessment of a claim',
    body: z.strictObject(seen),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  ask: endpoint({
    method: 'POST',
    path: '/admin/claims/ask',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Asks for documents or an explanation of a claim',
    body: claimQuestion,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  pay: endpoint({
    method: 'POST',
    path: '/admin/claims/pay',
    auth: 'admin',
    staff: ['finance'],
    summary: 'Pays the assessed loss less the deductible into the wallet',
    body: paidClaim,
    response: z.object({ ...done.shape, paid_amount: wireAmount }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/admin/claims/decline',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Declines a claim with a reason',
    body: declinedClaim,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
}
