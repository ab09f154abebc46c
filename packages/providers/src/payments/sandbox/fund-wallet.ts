import type { PoolClient } from 'pg'
import type { Funding, PaymentProvider } from '../payment-provider.ts'
import { moveOnce } from './move-once.ts'

const way = {
  table: 'fundings',
  kind: 'funding',
  reference: (id: bigint) => `FW${7_100_000_000n + id}`,
} as const

export async function fundWallet(
  tx: PoolClient,
  funding: Parameters<PaymentProvider['fund']>[0],
  at: Date,
): Promise<Funding> {
  const { providerReference, reason } = await moveOnce(tx, way, funding, at)
  const { key, amount } = funding
  const outcome = reason === null ? ({ status: 'added' } as const) : ({ status: 'rejected', reason } as const)
  return { key, providerReference, amount, ...outcome }
}
