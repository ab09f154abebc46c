import { isPositive, type Money, negate } from '@tradelane/money'
import type { PoolClient } from 'pg'
import type { Customer } from '../customer.ts'
import { moveMoney, type WalletChange, whyNot } from './move-money.ts'

/** Between a wallet and the platform's pool: where it is kept, which way it goes, and how references of it begin. */
type Way = {
  table: 'fundings' | 'charges' | 'deposit_returns'
  kind: 'funding' | 'charge' | 'deposit_return'
  reference: (id: bigint) => string
}
type Request = { key: string; customer: Customer; amount: Money }

/**
 * The caller who inserts the key acts; all others wait and read the result. `reason` says why nothing was moved.
 * Throws where the key was used for something else.
 */
export async function moveOnce(
  tx: PoolClient,
  { table, kind, reference }: Way,
  { key, customer, amount }: Request,
  at: Date,
): Promise<{ providerReference: string; reason: string | null }> {
  if (!isPositive(amount)) throw new RangeError('only a positive amount can be moved')
  const asked = [key, customer.customerId, amount.currency, String(amount.amount)]
  const inserted = await tx.query<{ id: string }>(
    `insert into provider_sandbox.${table} (key, customer_id, currency, amount) values ($1, $2, $3, $4)
     on conflict (key) do nothing returning id::text`,
    asked,
  )
  const id = inserted.rows[0]?.id
  if (id) {
    const change: WalletChange = {
      customerId: customer.customerId,
      key,
      amount: kind === 'funding' ? amount : negate(amount),
      kind,
      providerReference: reference(BigInt(id)),
      at,
    }
    if (!(await moveMoney(tx, change)))
      await tx.query(`update provider_sandbox.${table} set reason = $2 where key = $1`, [key, whyNot(change)])
  }
  const { rows } = await tx.query<{ id: string; is_same: boolean; reason: string | null }>(
    `select id::text, reason, (customer_id, currency, amount) = ($2, $3, $4::bigint) as is_same
       from provider_sandbox.${table} where key = $1`,
    asked,
  )
  const row = rows[0]
  if (!row?.is_same) throw new Error(`the key ${key} was used for another ${kind}`)
  return { providerReference: reference(BigInt(row.id)), reason: row.reason }
}
