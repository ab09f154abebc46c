import type { PoolClient } from 'pg'
import type { Charge, PaymentProvider } from '../payment-provider.ts'
import { moveOnce } from './move-once.ts'

const way = {
  table: 'charges',
  kind: 'charge',
  reference: (id: bigint) => `WR${5_400_000_000n + id}`,
} as const

export async function chargeWallet(
  tx: PoolClient,
  charge: Parameters<PaymentProvider['charge']>[0],
  at: Date,
): Promise<Charge> {
  const { providerReference, reason } = await moveOnce(tx, way, charge, at)
  const { key, amount } = charge
  const outcome =
    reason === null ? ({ status: 'collected' } as const) : ({ status: 'rejected', reason } as const)
  return { key, providerReference, amount, ...outcome }
}
