import { z } from 'zod/mini'
import { nextStep, timelineItem } from '../lifecycle/timeline.ts'
import { nameCheck } from '../partners/name-check.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { officeList } from '../primitives/office-list.ts'
import { id } from '../primitives/values.ts'
import { simplePayment } from './calls.ts'
import { paymentStates } from './states.ts'
import { whichPayment } from './submission.ts'

/** A payment of any company, with what it waits for. */
const officePayment = z.extend(simplePayment, { uid: id, customer_name: z.string(), next: nextStep })
export type WireOfficePayment = z.input<typeof officePayment>

const officePaymentDetail = z.object({
  status: z.literal('success'),
  simple_payment: officePayment,
  /** The account as it was approved. Its number is in `account_last_four` only. */
  account: z.nullable(
    z.object({
      account_holder_name: z.string(),
      bank: z.string(),
      bank_city: z.string(),
      bank_country: z.string(),
      currency: z.string(),
      name_check: z.optional(z.nullable(nameCheck)),
    }),
  ),
  payee_name_confirmed: z.boolean(),
  timeline: z.array(timelineItem),
})
export type WireOfficePaymentDetail = z.input<typeof officePaymentDetail>

/** The payments of all companies, read-only. Drafts are the customer's own, and are in none of them. */
export const officePayments = {
  list: officeList({
    method: 'GET',
    path: '/admin/simple_payment',
    summary:
      'The payments of all companies, newest first; with uid, those of one; with open, those that are not finished',
    states: paymentStates,
    rows: { simple_payments: z.array(officePayment) },
    filter: { uid: z.optional(id), open: z.optional(z.literal('1')) },
  }),
  get: endpoint({
    method: 'POST',
    path: '/admin/simple_payment/get',
    auth: 'admin',
    staff: 'everyone',
    summary: 'A payment of any company, what it waits for, and its time line',
    body: whichPayment,
    response: officePaymentDetail,
    errors: ['NOT_FOUND'],
  }),
}
