import { isPositive, money } from '@tradelane/money'
import type { PoolClient } from 'pg'
import { knownCurrency } from '../../known-currency.ts'
import type { Funding, PaymentProvider } from '../payment-provider.ts'
import { moveMoney, whyNot } from './move-money.ts'

type FundingRequest = Parameters<PaymentProvider['fund']>[0]

/** Whoever inserts the key acts; everybody else waits for that, and reads what came of it. */
export async function fundWallet(tx: PoolClient, funding: FundingRequest, at: Date): Promise<Funding> {
  const { key, customer, amount } = funding
  if (!isPositive(amount)) throw new RangeError('only a positive amount can be added')
  const inserted = await tx.query<{ id: string }>(
    `insert into provider_sandbox.fundings (key, customer_id, currency, amount) values ($1, $2, $3, $4)
     on conflict (key) do nothing returning id::text`,
    [key, customer.customerId, amount.currency, String(amount.amount)],
  )
  const id = inserted.rows[0]?.id
  if (id) {
    const providerReference = referenceOf(id)
    const change = {
      customerId: customer.customerId,
      key,
      amount,
      kind: 'funding',
      providerReference,
      at,
    } as const
    if (!(await moveMoney(tx, change))) await refuse(tx, key, whyNot(change))
  }
  return readFunding(tx, funding)
}

async function refuse(tx: PoolClient, key: string, reason: string): Promise<void> {
  await tx.query(`update provider_sandbox.fundings set reason = $2 where key = $1`, [key, reason])
}

type Row = { id: string; customer_id: string; currency: string; amount: string; reason: string | null }

async function readFunding(tx: PoolClient, { key, customer, amount }: FundingRequest): Promise<Funding> {
  const { rows } = await tx.query<Row>(
    `select id::text, customer_id, currency, amount::text, reason from provider_sandbox.fundings where key = $1`,
    [key],
  )
  const row = rows[0]
  const isSame =
    row?.customer_id === customer.customerId &&
    row.currency === amount.currency &&
    row.amount === String(amount.amount)
  if (!isSame) throw new Error(`the key ${key} was used for another funding`)
  return {
    key,
    providerReference: referenceOf(row.id),
    amount: money(BigInt(row.amount), knownCurrency(row.currency)),
    ...(row.reason === null ? { status: 'added' } : { status: 'rejected', reason: row.reason }),
  }
}

const referenceOf = (id: string): string => `FW${7_100_000_000n + BigInt(id)}`
