import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, id, wireAmount } from '../primitives/values.ts'

/** Says what the code shall approve. The code is good for exactly that, and void once anything of it changes. */
const codeRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('simple payment'), simple_payment_id: id }),
  z.strictObject({
    type: z.literal('add balance'),
    amount: wireAmount.check(z.refine((text) => /^[\d.]*[1-9]/.test(text), 'Enter a valid amount')),
    currency: z._default(currencyCode, 'USD'),
  }),
])
export type CodeRequest = z.output<typeof codeRequest>

export const verification = {
  sendCode: endpoint({
    method: 'POST',
    path: '/users/nium/send_code',
    auth: 'customer',
    summary: 'Mails the code that approves one payment, or one added balance',
    body: codeRequest,
    response: z.object({
      status: z.literal('success'),
      message: z.string(),
      /** What the code approves, as it was saved: to be shown above the boxes for the code. */
      approves: z.optional(
        z.object({
          amount: wireAmount,
          currency: currencyCode,
          payee: z.string(),
          account_last_four: z.string(),
        }),
      ),
    }),
    errors: ['NOT_FOUND', 'KYB_REQUIRED', 'KYB_PENDING', 'ILLEGAL_STATE', 'CODE_SENT_RECENTLY'],
  }),
}
