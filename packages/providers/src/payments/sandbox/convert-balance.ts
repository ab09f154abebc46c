import { isPositive, type Money, negate } from '@tradelane/money'
import type { PoolClient } from 'pg'
import type { Conversion, ConversionRequest } from '../payment-provider.ts'
import { moveMoney, type WalletChange, whyNot } from './move-money.ts'

/** Works at the customer's rate, as quoted by us: the sandbox earns nothing of its own. */
export async function convertBalance(
  tx: PoolClient,
  conversion: ConversionRequest,
  at: Date,
): Promise<Conversion> {
  const { key, customer, source, target } = conversion
  if (!isPositive(source) || !isPositive(target))
    throw new RangeError('only positive amounts can be converted')
  const inserted = await tx.query<{ id: string }>(
    `insert into provider_sandbox.conversions
       (key, customer_id, source_currency, source_amount, target_currency, target_amount)
     values ($1, $2, $3, $4, $5, $6) on conflict (key) do nothing returning id::text`,
    [
      key,
      customer.customerId,
      source.currency,
      String(source.amount),
      target.currency,
      String(target.amount),
    ],
  )
  const id = inserted.rows[0]?.id
  if (id) {
    const reason = await exchange(tx, conversion, referenceOf(id), at)
    if (reason)
      await tx.query(`update provider_sandbox.conversions set reason = $2 where key = $1`, [key, reason])
  }
  return readConversion(tx, conversion)
}

/** Both sides or neither; answers why neither. */
async function exchange(
  tx: PoolClient,
  { key, customer, source, target }: ConversionRequest,
  providerReference: string,
  at: Date,
): Promise<string | undefined> {
  const change = (amount: Money): WalletChange => ({
    customerId: customer.customerId,
    key,
    amount,
    kind: 'conversion',
    providerReference,
    at,
  })
  const [sold, bought] = [change(negate(source)), change(target)]
  await tx.query('savepoint before_exchange')
  if (!(await moveMoney(tx, sold))) return whyNot(sold)
  if (await moveMoney(tx, bought)) return undefined
  await tx.query('rollback to savepoint before_exchange')
  return whyNot(bought)
}

type Row = { id: string; is_same: boolean; reason: string | null }

async function readConversion(
  tx: PoolClient,
  { key, customer, source, target }: ConversionRequest,
): Promise<Conversion> {
  const { rows } = await tx.query<Row>(
    `select id::text, reason, (customer_id, source_currency, source_amount, target_currency, target_amount)
              = ($2, $3, $4::bigint, $5, $6::bigint) as is_same
       from provider_sandbox.conversions where key = $1`,
    [
      key,
      customer.customerId,
      source.currency,
      String(source.amount),
      target.currency,
      String(target.amount),
    ],
  )
  const row = rows[0]
  if (!row?.is_same) throw new Error(`the key ${key} was used for another conversion`)
  return {
    key,
    providerReference: referenceOf(row.id),
    source,
    target,
    ...(row.reason === null ? { status: 'completed' } : { status: 'rejected', reason: row.reason }),
  }
}

const referenceOf = (id: string): string => `CV${3_200_000_000n + BigInt(id)}`
