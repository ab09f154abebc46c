import { z } from 'zod/mini'
import { revealReason } from '../audit/reveal-reason.ts'
import { decisionReason } from '../customers/calls.ts'
import { doneOrWaiting } from '../four-eyes/waiting.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { identifier } from '../primitives/identifier.ts'
import { currencyCode, done, id, instant, wireAmount } from '../primitives/values.ts'
import { screeningCase } from '../screening/calls.ts'
import { incomingPaymentStates } from './states.ts'

const heldPayment = z.object({
  incoming_payment_id: id,
  number: z.string(),
  currency: currencyCode,
  amount: wireAmount,
  /** Empty where the sending bank does not name it. */
  sender: z.string(),
  sender_account: z.nullable(z.string()),
  reference: z.string(),
  state: z.enum(incomingPaymentStates),
  arrived_at: instant,
  /** Why the provider refused the last attempt to return it; null where there was none, or it is being returned again. */
  return_refusal: z.nullable(z.string()),
  /** Of its sender: undecided or true. */
  matches: z.array(screeningCase),
})
export type HeldPayment = z.input<typeof heldPayment>

export const adminIncomingPayments = {
  held: endpoint({
    method: 'GET',
    path: '/admin/incoming_payments/held',
    auth: 'admin',
    staff: 'everyone',
    reveals: 'for a reason',
    summary:
      'The payments to a customer that are held or being returned, oldest first; with a reason also the account of one sender, or of all, in full',
    query: z.object({
      uid: id,
      reason: z.optional(revealReason),
      /** With a reason: only the account of this payment's sender is shown in full. */
      incoming_payment_id: z.optional(id),
    }),
    response: z.object({ status: z.literal('success'), data: z.array(heldPayment) }),
  }),
  return: endpoint({
    method: 'POST',
    path: '/admin/incoming_payments/return',
    auth: 'admin',
    staff: ['compliance', 'finance'],
    summary: 'Returns a held payment to its sender; the customer reads the reason',
    body: z.strictObject({ incoming_payment_id: id, reason: decisionReason }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
  returned: endpoint({
    method: 'POST',
    path: '/admin/incoming_payments/returned',
    auth: 'admin',
    staff: ['compliance', 'finance'],
    summary:
      'Records that the provider returned the money by hand, after it had refused; the customer reads the reason',
    body: z.strictObject({
      incoming_payment_id: id,
      reference: identifier(100, 'Reference is required'),
      reason: decisionReason,
    }),
    response: doneOrWaiting,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'CONFLICT'],
    idempotent: true,
  }),
  keep: endpoint({
    method: 'POST',
    path: '/admin/incoming_payments/keep',
    auth: 'admin',
    staff: ['compliance', 'finance'],
    summary: 'Takes back the decision to return money, where the provider refused to return it',
    body: z.strictObject({ incoming_payment_id: id }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
}
