import type { PaymentProvider } from '../payment-provider.ts'

/** Nium has no call for it: its support sends money back on request. Our back office reads this as the reason. */
export const returnDeposit: PaymentProvider['returnDeposit'] = async ({ key, providerReference }) => ({
  key,
  status: 'rejected',
  reason: `The payments provider returns money on request only. Ask its support to return payment ${providerReference}.`,
})
