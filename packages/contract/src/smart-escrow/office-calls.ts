import { z } from 'zod/mini'
import { revealReason } from '../audit/reveal-reason.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id } from '../primitives/values.ts'
import { requestAnswer } from '../simple-payment/forms.ts'
import { escrowDetail } from './calls.ts'
import { decisionReason, escrowDecision, examination } from './forms.ts'

export const escrowAnswer = z.strictObject({ smart_escrow_id: id, text: requestAnswer.shape.text })
const which = z.strictObject({ smart_escrow_id: id })

export const officeEscrows = {
  get: endpoint({
    method: 'POST',
    path: '/admin/smart_escrow/get',
    auth: 'admin',
    staff: 'everyone',
    reveals: 'for a reason',
    summary:
      'One approved escrow with its beneficiary, its blocks, and its history; with a reason also the account number in full',
    body: z.strictObject({ smart_escrow_id: id, reason: z.optional(revealReason) }),
    response: z.extend(escrowDetail, {
      uid: id,
      /** A payout or the fee was refused and can be made again. */
      may_retry: z.boolean(),
      /** A payout was refused, or waits for an account that was removed, and can be refunded. */
      may_refund: z.boolean(),
      /** What the payments provider asks about a payout that waits for the answer. */
      question: z.nullable(z.string()),
    }),
    errors: ['NOT_FOUND'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/admin/smart_escrow/decide',
    auth: 'admin',
    staff: ['finance', 'trade'],
    summary:
      'Approves or refuses a document or condition that Tradelane decides; a fulfilled block is paid out',
    body: escrowDecision,
    response: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_STATE'],
  }),
  examine: endpoint({
    method: 'POST',
    path: '/admin/smart_escrow/examine',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Approves or refuses a presented document that Tradelane examines',
    body: examination,
    response: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_STATE'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/admin/smart_escrow/answer',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Answers what the payments provider asks about payouts, so that they go on',
    body: escrowAnswer,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'DEPENDENCY_UNAVAILABLE'],
  }),
  retry: endpoint({
    method: 'POST',
    path: '/admin/smart_escrow/retry',
    auth: 'admin',
    staff: ['finance'],
    summary: 'Makes refused payouts and a refused fee again',
    body: which,
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  refund: endpoint({
    method: 'POST',
    path: '/admin/smart_escrow/refund',
    auth: 'admin',
    staff: ['finance'],
    summary: 'Gives blocks whose payout cannot succeed back to the balance of the customer',
    body: z.strictObject({ smart_escrow_id: id, reason: decisionReason }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
}
