import type { PoolClient } from 'pg'
import type { DepositReturn, ReturnedDeposit } from '../payment-provider.ts'
import { depositIdOf } from './list-deposits.ts'
import { moveOnce } from './move-once.ts'

const way = {
  table: 'deposit_returns',
  kind: 'deposit_return',
  reference: (id: bigint) => `RF${6_100_000_000n + id}`,
} as const

/** Takes the money out of the wallet: the sender's bank has it back. Rejected where no such payment arrived. */
export async function returnDeposit(
  tx: PoolClient,
  request: DepositReturn,
  at: Date,
): Promise<ReturnedDeposit> {
  const { key, customer, amount } = request
  const { rowCount } = await tx.query(
    `select from provider_sandbox.deposits where id = $1 and customer_id = $2 and currency = $3 and amount = $4`,
    [
      String(depositIdOf(request.providerReference)),
      customer.customerId,
      amount.currency,
      String(amount.amount),
    ],
  )
  if (rowCount !== 1) return { key, status: 'rejected', reason: 'No such payment has arrived.' }
  const { providerReference, reason } = await moveOnce(tx, way, request, at)
  return reason === null
    ? { key, providerReference, status: 'returned' }
    : { key, providerReference, status: 'rejected', reason }
}
