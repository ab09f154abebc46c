import type { OfferedCurrency } from '../lists/offered-currencies.ts'
import type { PayoutMethod } from '../partners/forms.ts'

// The specification's lists and limits, without a schema: pages load them.

/** Whole units of any currency. */
export const leastEscrowAmount = 1
export const mostEscrowAmount = 10_000
/** Where nobody chose what the payouts are for: general trade in goods. */
export const defaultPurpose = 'IR01811'
/** Where nobody chose a last day. */
export const defaultExpiryDays = 90
export const mostBlocks = 20
/** Documents, and conditions, of one block. */
export const mostItems = 10

export const paymentModes = ['Local Payment (Instant)', 'SWIFT Payment (Slower)'] as const
export type PaymentMode = (typeof paymentModes)[number]
const [localMode, swiftMode] = paymentModes
/** How an account can be paid: by its payout method, or either way where that is neither. */
export const modesOfAccount = (payoutMethod: PayoutMethod): readonly PaymentMode[] =>
  payoutMethod === 'LOCAL' ? [localMode] : payoutMethod === 'SWIFT' ? [swiftMode] : paymentModes

export const feePayers = ['Sender', 'Beneficiary', 'Equal Split'] as const
export type FeePayer = (typeof feePayers)[number]

export const escrowCurrencies = [
  'USD',
  'EUR',
  'GBP',
  'INR',
  'JPY',
  'AUD',
  'CAD',
  'CHF',
  'CNY',
  'SGD',
] as const satisfies readonly OfferedCurrency[]

/** Who decides about a document or a condition: people of the company that pays, or the back office. */
export const escrowApprovers = ['Buyer', 'Tradelane'] as const
export type EscrowApprover = (typeof escrowApprovers)[number]

export const allowances = ['Allowed', 'Not allowed'] as const

/** What is wrong with the sum of the blocks' percentages; undefined where they are the whole. */
export function percentFault(percentages: readonly number[]): string | undefined {
  const sum = percentages.reduce((total, percent) => total + percent, 0)
  if (sum === 100) return undefined
  return sum < 100
    ? `The blocks add up to ${sum} %. ${100 - sum} % is missing.`
    : `The blocks add up to ${sum} %. ${sum - 100} % is too much.`
}
