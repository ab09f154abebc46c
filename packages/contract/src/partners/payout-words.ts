import type { PayoutMethod } from './forms.ts'

export const payoutWords: Readonly<Record<PayoutMethod, string>> = {
  LOCAL: 'Local payment',
  SWIFT: 'SWIFT',
  WALLET: 'Wallet',
  CARD: 'Card',
  PROXY: 'Proxy',
}

/** What people read for a payout method of an answer, and null where there is none yet. */
export const payoutWord = (method: string | null | undefined): string | null =>
  method == null ? null : ((payoutWords as Record<string, string | undefined>)[method] ?? method)
