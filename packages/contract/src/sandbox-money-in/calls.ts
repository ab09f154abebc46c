import { z } from 'zod/mini'
import { incomingPaymentStateTable } from '../incoming-payments/states.ts'
import { stateNames } from '../lifecycle/state-table.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { identifier } from '../primitives/identifier.ts'
import {
  currencyCode,
  done,
  instant,
  line,
  positiveAmount,
  searchText,
  wireAmount,
} from '../primitives/values.ts'

/** What a payer elsewhere enters at a bank. */
export const paidIn = z.strictObject({
  /** The name of the company, or the number of one of its accounts. */
  company: line(200, 'Choose an account'),
  currency: currencyCode,
  amount: positiveAmount,
  sender: line(140, 'Sender is required'),
  /** An IBAN or another account number. */
  sender_account: z.optional(identifier(34, 'Enter an account number')),
  reference: line(140, 'Reference is required'),
})

/** Only where the sandbox plays the payments provider, and never in production. */
export const sandboxMoneyIn = {
  list: endpoint({
    method: 'GET',
    path: '/sandbox/money-in',
    auth: 'none',
    summary:
      'The accounts of the newest companies, and the newest payments that arrived on any (sandbox only)',
    query: z.object({
      /** Only companies with this in their name. */
      search: searchText,
    }),
    response: z.object({
      status: z.literal('success'),
      accounts: z.array(
        z.object({
          company_name: z.string(),
          currency: currencyCode,
          account_number: z.string(),
          /** Only then money can arrive. */
          is_verified: z.boolean(),
        }),
      ),
      arrivals: z.array(
        z.object({
          number: z.string(),
          company_name: z.string(),
          currency: currencyCode,
          amount: wireAmount,
          /** Empty where the sending bank does not name it. */
          sender: z.string(),
          reference: z.string(),
          state: z.enum(stateNames(incomingPaymentStateTable)),
          arrived_at: instant,
        }),
      ),
    }),
  }),
  pay: endpoint({
    method: 'POST',
    path: '/sandbox/money-in',
    auth: 'none',
    summary: "Plays a payer: money arrives on a company's account (sandbox only)",
    body: paidIn,
    response: z.extend(done, {
      message: z.string(),
      /** The payments provider's. */
      provider_reference: z.string(),
    }),
    errors: ['NOT_FOUND', 'KYB_PENDING', 'PROVIDER_REFUSED'],
    idempotent: true,
  }),
}
