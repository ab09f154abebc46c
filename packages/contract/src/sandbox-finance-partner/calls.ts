import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { currencyCode, done, id, instant, wireAmount } from '../primitives/values.ts'

/** What the finance partners do with a new transfer: make it, accept it without confirming it, or refuse it. */
export const transferManners = ['done', 'wait', 'refuse'] as const
export type TransferManner = (typeof transferManners)[number]

const manner = z.object({ transfers: z.enum(transferManners, 'Choose what happens to transfers') })

/** Only where the sandbox plays the finance partners, and never in production. */
export const sandboxFinancePartner = {
  list: endpoint({
    method: 'GET',
    path: '/sandbox/finance_partner',
    auth: 'none',
    isPublic: true,
    summary: "The played finance partners' behaviour and their newest transfers, 50 at most (sandbox only)",
    response: z.object({
      status: z.literal('success'),
      manner,
      transfers: z.array(
        z.object({
          key: id,
          /** From the partner, or back to it. */
          kind: z.enum(['advance', 'repayment']),
          currency: currencyCode,
          amount: wireAmount,
          reference: z.string(),
          /** `accepted` waits until somebody confirms or refuses it. */
          status: z.enum(['accepted', 'done', 'rejected']),
          reason: z.nullable(z.string()),
          made_at: instant,
        }),
      ),
    }),
  }),
  act: endpoint({
    method: 'POST',
    path: '/sandbox/finance_partner/act',
    auth: 'none',
    summary: 'Confirms or refuses a transfer that was accepted (sandbox only)',
    body: z.strictObject({ key: id, action: z.enum(['confirm', 'refuse'], 'Choose what the partner does') }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  behave: endpoint({
    method: 'POST',
    path: '/sandbox/finance_partner/behave',
    auth: 'none',
    summary: 'What the played finance partners do with transfers from now on (sandbox only)',
    body: z.strictObject(manner.shape),
    response: done,
  }),
}
