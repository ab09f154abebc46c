import { z } from 'zod/mini'
import { fundingStates } from '../invoice-factoring/states.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, day, done, id, line, positiveAmount, wireAmount } from '../primitives/values.ts'

/** Only in the sandbox, and never in production. */
export const sandboxBuyer = {
  list: endpoint({
    method: 'GET',
    path: '/sandbox/buyer',
    auth: 'none',
    isPublic: true,
    summary: 'The invoices whose account buyers can pay to, newest first, 50 at most (sandbox only)',
    response: z.object({
      status: z.literal('success'),
      invoices: z.array(
        z.object({
          invoice_factoring_id: id,
          funding_number: z.string(),
          customer_name: z.string(),
          company_name: z.string(),
          status: z.enum(fundingStates),
          currency: currencyCode,
          invoice_amount: wireAmount,
          buyer_paid: wireAmount,
          due_date: z.nullable(day),
        }),
      ),
    }),
  }),
  pay: endpoint({
    method: 'POST',
    path: '/sandbox/buyer/pay',
    auth: 'none',
    summary: "Plays the buyer of a factored invoice: it pays to the invoice's account (sandbox only)",
    body: z.strictObject({
      invoice_factoring_id: id,
      /** Left out: the whole invoice. */
      amount: z.optional(positiveAmount),
      /** Left out: the invoice's own. */
      currency: z.optional(currencyCode),
      sender: z.optional(line(140, 'Sender is required')),
    }),
    response: z.extend(done, { provider_reference: z.string() }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
    idempotent: true,
  }),
}
