import { z } from 'zod/mini'
import { approval } from '../approvals/forms.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { done, id, instant, line, wireAmount } from '../primitives/values.ts'
import { submission, whichPayment } from './submission.ts'

const priced = z.object({ amount_sent: wireAmount, amount_received: wireAmount, fees: wireAmount })
const releasePrice = z.object({
  status: z.literal('success'),
  quote_id: id,
  expires_at: instant,
  exchangeRate: z.string(),
  /** The date and origin of the mid rate behind it. */
  rate_as_of: instant,
  rate_source: z.string(),
  /** As it was submitted, and as it would be paid now. */
  before: priced,
  now: priced,
})

export const refusalReason = line(200, 'Say why, so that it can be corrected')

/** What is decided about a payment that waits for a second person, who did not prepare it. */
export const paymentReleases = {
  price: endpoint({
    method: 'POST',
    path: '/simple_payment/approval_price',
    auth: 'customer',
    who: 'approver',
    summary: 'Prices a payment that is waiting for release again, and locks the price',
    body: whichPayment,
    response: releasePrice,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'SELF_APPROVAL', 'RATE_UNAVAILABLE', 'DEPENDENCY_UNAVAILABLE'],
  }),
  code: endpoint({
    method: 'POST',
    path: '/simple_payment/approval_code',
    auth: 'customer',
    who: 'approver',
    summary: 'Mails the code to release a waiting payment at a price',
    body: z.strictObject({ simple_payment_id: id, quote_id: id }),
    response: done,
    errors: [
      'NOT_FOUND',
      'PAYEE_NAME_UNCONFIRMED',
      'PAYEE_NAME_UNCHECKED',
      'TOO_MANY_NAME_CHECKS',
      'ILLEGAL_STATE',
      'SELF_APPROVAL',
      'QUOTE_EXPIRED',
      'PAYEE_INCOMPLETE',
      'PURPOSE_NOT_ALLOWED',
      'CODE_SENT_RECENTLY',
    ],
  }),
  release: endpoint({
    method: 'POST',
    path: '/simple_payment/approve',
    auth: 'customer',
    who: 'approver',
    summary: 'Releases a payment that somebody else has prepared, at a price, with password and code',
    body: z.strictObject({ simple_payment_id: id, quote_id: id, ...approval }),
    response: submission,
    errors: [
      'KYB_REQUIRED',
      'KYB_PENDING',
      'WRONG_CODE',
      'NOT_FOUND',
      'PAYEE_NAME_UNCONFIRMED',
      'PAYEE_NAME_UNCHECKED',
      'TOO_MANY_NAME_CHECKS',
      'ILLEGAL_STATE',
      'SELF_APPROVAL',
      'QUOTE_EXPIRED',
      'QUOTE_USED',
      'INSUFFICIENT_FUNDS',
      'PAYEE_INCOMPLETE',
      'PURPOSE_NOT_ALLOWED',
      'PAYOUT_NOT_ALLOWED',
      'PROVIDER_REFUSED',
    ],
    idempotent: true,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/simple_payment/refuse',
    auth: 'customer',
    who: 'approver',
    summary: 'Returns a waiting payment to its preparer as a draft, with the reason',
    body: z.strictObject({ simple_payment_id: id, reason: refusalReason }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'SELF_APPROVAL'],
    idempotent: true,
  }),
}
