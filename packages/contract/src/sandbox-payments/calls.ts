import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { identifier } from '../primitives/identifier.ts'
import { currencyCode, done, instant, wireAmount } from '../primitives/values.ts'

/** What somebody who plays the payments provider can do to a payout. */
export const payoutActions = ['hold', 'release', 'send', 'pay', 'refuse', 'return', 'correct'] as const
export type PayoutAction = (typeof payoutActions)[number]

/** When the provider answers a new payout. It accepts the payout in each case. */
export const providerAnswers = ['at-once', 'slow', 'never'] as const

const manners = z.object({
  answers: z.enum(providerAnswers, 'Choose when it answers'),
  /** Payouts take their next step by themselves. */
  moves_on: z.boolean(),
})

/** Only where the sandbox plays the payments provider, and never in production. */
export const sandboxPayments = {
  list: endpoint({
    method: 'GET',
    path: '/sandbox/payments',
    auth: 'none',
    isPublic: true,
    summary: "The played provider's behaviour and its newest payouts, 50 at most (sandbox only)",
    response: z.object({
      status: z.literal('success'),
      manners,
      payouts: z.array(
        z.object({
          provider_reference: z.string(),
          payer: z.string(),
          beneficiary: z.string(),
          reference: z.string(),
          source_amount: wireAmount,
          source_currency: currencyCode,
          target_amount: wireAmount,
          target_currency: currencyCode,
          status: z.enum([
            'processing',
            'action_required',
            'sent',
            'paid',
            'rejected',
            'returned',
            'cancelled',
          ]),
          reason: z.nullable(z.string()),
          updated_at: instant,
          /** What can be done to it now. */
          actions: z.array(z.enum(payoutActions)),
        }),
      ),
    }),
  }),
  act: endpoint({
    method: 'POST',
    path: '/sandbox/payments/act',
    auth: 'none',
    summary: 'Takes a step for a payout at once (sandbox only)',
    body: z.strictObject({
      provider_reference: identifier(40, 'Which payout?'),
      action: z.enum(payoutActions, 'Choose what the provider does'),
    }),
    response: done,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  behave: endpoint({
    method: 'POST',
    path: '/sandbox/payments/behave',
    auth: 'none',
    summary: 'How the played provider behaves from now on (sandbox only)',
    body: z.strictObject(manners.shape),
    response: done,
  }),
}
