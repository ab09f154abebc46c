import { z } from 'zod/mini'
import { currencyCode, instant, wireAmount } from '../primitives/values.ts'

/** What all wallets hold together. */
export const walletTotal = z.object({
  status: z.literal('success'),
  currency: currencyCode,
  /** The sums of the accounts that have a current rate. */
  available: wireAmount,
  held: wireAmount,
  accounts: z.array(
    z.object({
      currency: currencyCode,
      available: wireAmount,
      held: wireAmount,
      /** Null where there is no current rate: the account is not in the totals then. */
      available_in_total: z.nullable(wireAmount),
      held_in_total: z.nullable(wireAmount),
      /** Null too where the account is in the totals' currency. */
      rate: z.nullable(z.object({ rate: wireAmount, as_of: instant, rate_source: z.string() })),
    }),
  ),
  /** What the sandbox gave the company to begin with; null outside the sandbox. */
  starting_balance: z.nullable(z.object({ currency: currencyCode, amount: wireAmount })),
})
export type WalletTotal = z.input<typeof walletTotal>
