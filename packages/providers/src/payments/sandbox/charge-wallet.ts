import { isPositive, negate } from '@tradelane/money'
import type { PoolClient } from 'pg'
import type { Charge, PaymentProvider } from '../payment-provider.ts'
import { moveMoney, whyNot } from './move-money.ts'

type ChargeRequest = Parameters<PaymentProvider['charge']>[0]

/** Whoever inserts the key acts; everybody else waits for that, and reads what came of it. */
export async function chargeWallet(tx: PoolClient, charge: ChargeRequest, at: Date): Promise<Charge> {
  const { key, customer, amount } = charge
  if (!isPositive(amount)) throw new RangeError('only a positive amount can be charged')
  const inserted = await tx.query<{ id: string }>(
    `insert into provider_sandbox.charges (key, customer_id, currency, amount) values ($1, $2, $3, $4)
     on conflict (key) do nothing returning id::text`,
    [key, customer.customerId, amount.currency, String(amount.amount)],
  )
  const id = inserted.rows[0]?.id
  if (id) {
    const providerReference = referenceOf(id)
    const change = {
      customerId: customer.customerId,
      key,
      amount: negate(amount),
      kind: 'charge',
      providerReference,
      at,
    } as const
    if (!(await moveMoney(tx, change))) await refuse(tx, key, whyNot(change))
  }
  return readCharge(tx, charge)
}

async function refuse(tx: PoolClient, key: string, reason: string): Promise<void> {
  await tx.query(`update provider_sandbox.charges set reason = $2 where key = $1`, [key, reason])
}

async function readCharge(tx: PoolClient, { key, customer, amount }: ChargeRequest): Promise<Charge> {
  const { rows } = await tx.query<{ id: string; is_same: boolean; reason: string | null }>(
    `select id::text, reason, (customer_id, currency, amount) = ($2, $3, $4::bigint) as is_same
       from provider_sandbox.charges where key = $1`,
    [key, customer.customerId, amount.currency, String(amount.amount)],
  )
  const row = rows[0]
  if (!row?.is_same) throw new Error(`the key ${key} was used for another charge`)
  return {
    key,
    providerReference: referenceOf(row.id),
    amount,
    ...(row.reason === null ? { status: 'collected' } : { status: 'rejected', reason: row.reason }),
  }
}

const referenceOf = (id: string): string => `WR${5_400_000_000n + BigInt(id)}`
