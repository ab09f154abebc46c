import { z } from 'zod/mini'
import { doneOrWaiting } from '../four-eyes/waiting.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { officeList } from '../primitives/office-list.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { day, id, positiveAmount, wireAmount } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { creditLimit, described, whichLimit } from './calls.ts'
import { creditLimitStates } from './states.ts'

/** `version`: of the limit that was looked at; what has changed since is not decided on. */
const seen = { credit_limit_id: id, version: recordVersion }

export const limitQuestion = z.strictObject({
  ...seen,
  decision: z.literal('ask'),
  reason: paragraphs(1000, 'Write what you need'),
  /** Sends the buyer's contact a link for the document as well. */
  ask_buyer: z.optional(z.boolean()),
})
export const termSheetOffer = z.strictObject({
  ...seen,
  decision: z.literal('term_sheet'),
  finance_partner_id: z.int32('Select a finance partner'),
  amount: positiveAmount,
  /** The last day on which the limit can be used. */
  valid_until: day,
})
export const declinedLimit = z.strictObject({
  ...seen,
  decision: z.literal('decline'),
  reason: paragraphs(1000, 'Reason is required'),
})
export const reducedLimit = z.strictObject({
  ...seen,
  decision: z.literal('reduce'),
  /** 0 closes the limit for further fundings. */
  amount: wireAmount.check(z.refine((text) => !text.startsWith('-'), 'Enter a valid amount')),
  reason: paragraphs(1000, 'Reason is required'),
})
/** The check begins: somebody of the back office works on it. */
const reviewedLimit = z.strictObject({ ...seen, decision: z.literal('review') })

export const limitDecision = z.discriminatedUnion('decision', [
  reviewedLimit,
  limitQuestion,
  termSheetOffer,
  declinedLimit,
  reducedLimit,
])
export type LimitDecision = z.output<typeof limitDecision>

const officeLimit = z.object({ ...creditLimit.shape, uid: id, company_name: z.string() })
export type WireOfficeLimit = z.input<typeof officeLimit>

export const officeCreditLimits = {
  list: officeList({
    method: 'POST',
    path: '/admin/credit_limits',
    summary: 'The credit limits of all companies, newest request first, found by company, buyer or number',
    states: creditLimitStates,
    rows: { credit_limits: z.array(officeLimit) },
  }),
  get: endpoint({
    method: 'POST',
    path: '/admin/credit_limits/get',
    auth: 'admin',
    staff: 'everyone',
    summary: 'One credit limit with the buyer, its term sheet and history',
    body: whichLimit,
    response: z.object({
      status: z.literal('success'),
      credit_limit: officeLimit,
      buyer: z.object({
        company_name: z.string(),
        company_registration_number: z.string(),
        company_address: z.string(),
        contact_person_name: z.string(),
        email: z.string(),
        phone_number: z.string(),
      }),
      ...described,
    }),
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/credit_limits/decide',
    auth: 'admin',
    staff: ['finance'],
    summary:
      'Starts the check, asks for a document, provides a term sheet, declines, or reduces an open limit',
    body: limitDecision,
    response: doneOrWaiting,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
}
