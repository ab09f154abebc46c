import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { officeList } from '../primitives/office-list.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { day, done, id, wireAmount } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { funding, fundingDetail } from './calls.ts'
import { fundingStates } from './states.ts'

export const denialReason = paragraphs(500, 'Reason is required')
export const confirmationReason = paragraphs(500, 'Say how the buyer confirmed it')

const officeFunding = z.object({ ...funding.shape, uid: id, customer_name: z.string() })

export const officeFundings = {
  list: officeList({
    method: 'POST',
    path: '/admin/fundings',
    summary: 'The fundings of all companies that were submitted, newest first',
    states: fundingStates,
    rows: { fundings: z.array(officeFunding) },
  }),
  get: endpoint({
    method: 'POST',
    path: '/admin/fundings/get',
    auth: 'admin',
    staff: 'everyone',
    summary: 'One funding with its offer, checks, payments, what is due, and its history',
    body: z.strictObject({ invoice_factoring_id: id }),
    response: z.extend(fundingDetail, {
      uid: id,
      customer_name: z.string(),
      /** What is advanced or promised on this buyer's invoices, with this one while it is requested. */
      outstanding: wireAmount,
      /** The limit as it is today, in the currency of the funding; null where there is none. */
      credit_limit: z.nullable(
        z.object({ approved: wireAmount, valid_until: z.nullable(day), is_usable: z.boolean() }),
      ),
      /** An earlier invoice without a number that may be the same one. */
      alike: z.nullable(
        z.object({ invoice_factoring_id: id, funding_number: z.string(), customer_name: z.string() }),
      ),
      /** A transfer was refused and can be made again. */
      may_retry: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/fundings/decide',
    auth: 'admin',
    staff: ['finance'],
    summary: 'Approves a funding, so that the partner sends the advance, or denies it with a reason',
    body: z.strictObject({
      invoice_factoring_id: id,
      /** Of the funding that was looked at. */
      version: z.optional(recordVersion),
      decision: z.enum(['approve', 'deny']),
      reason: z.optional(denialReason),
      /** Needed to approve what is above the limit of today, because the limit was reduced. */
      accept_above_limit: z.optional(z.boolean()),
      /** Needed to approve what may be an earlier invoice without a number: the two were compared. */
      accept_alike: z.optional(z.boolean()),
      /** Needed to approve what the XML of its electronic invoice does not agree with. */
      accept_xml_differences: z.optional(z.boolean()),
    }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT', 'NOT_ELIGIBLE'],
  }),
  confirmForBuyer: endpoint({
    method: 'POST',
    path: '/admin/fundings/confirm',
    auth: 'admin',
    staff: ['finance'],
    summary: "Records the buyer's confirmation of amount and due date, with how it was given",
    body: z.strictObject({
      invoice_factoring_id: id,
      /** Of the funding that was looked at, with the buyer's dispute where there is one. */
      version: z.optional(recordVersion),
      reason: confirmationReason,
    }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/admin/fundings/retry',
    auth: 'admin',
    staff: ['finance'],
    summary: 'Makes the transfers of a funding again that were refused',
    body: z.strictObject({ invoice_factoring_id: id }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  recourse: endpoint({
    method: 'POST',
    path: '/admin/fundings/recourse',
    auth: 'admin',
    staff: ['finance'],
    summary: 'After 90 days: the customer is asked to pay what its buyer has not paid',
    body: z.strictObject({
      invoice_factoring_id: id,
      reason: z.optional(paragraphs(500, 'Write a note, or leave it out')),
    }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
}
