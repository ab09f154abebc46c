import { z } from 'zod/mini'
import { approval } from '../approvals/forms.ts'
import { linkSession, linkToken } from '../links/calls.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id } from '../primitives/values.ts'
import { amendmentAnswer, amendmentFields } from './amendment-forms.ts'

/** The buyer's calls. The escrow's own call answers its amendments. */
export const escrowAmendments = {
  save: endpoint({
    method: 'POST',
    path: '/smart_escrow/amendments/save',
    auth: 'customer',
    summary:
      'Prepares a change of a running escrow, in place of the draft before; the seller does not see it yet',
    body: z.strictObject({ smart_escrow_id: id, ...amendmentFields }),
    response: z.object({ status: z.literal('success'), message: z.string(), amendment_id: id }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  propose: endpoint({
    method: 'POST',
    path: '/smart_escrow/amendments/propose',
    auth: 'customer',
    who: 'approver',
    summary:
      'Proposes the prepared change to the seller, with password and code; more money is set aside at once',
    body: z.strictObject({ amendment_id: id, ...approval }),
    response: done,
    errors: [
      'NOT_FOUND',
      'ILLEGAL_STATE',
      'WRONG_CODE',
      'SELF_APPROVAL',
      'KYB_REQUIRED',
      'KYB_PENDING',
      'INSUFFICIENT_FUNDS',
    ],
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/smart_escrow/amendments/withdraw',
    auth: 'customer',
    who: 'approver',
    summary: 'Takes a change back that the seller has not answered, or discards a draft',
    body: z.strictObject({ amendment_id: id }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
}

/** The seller's, with the token of its link and the session of the opened link. */
export const sellersAmendments = {
  answer: endpoint({
    method: 'POST',
    path: '/smart_escrow/seller/amendments/answer',
    auth: 'none',
    summary: 'Agrees to a proposed change, which changes the escrow at once, or declines it',
    body: z
      .strictObject({ token: linkToken, session: linkSession, amendment_id: id, ...amendmentAnswer })
      .check(
        z.refine(({ answer, reason }) => answer === 'agree' || reason !== undefined, {
          message: 'Reason is required',
          path: ['reason'],
        }),
      ),
    response: done,
    errors: ['LINK_DEAD', 'NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
}
