import { isNegative, isPositive, minus, negate } from '@tradelane/money'
import type { PoolClient } from 'pg'
import { exceedsTwoDecimals, tooManyDecimals } from '../decimal-limit.ts'
import type { PayoutRequest } from '../payout.ts'
import { isPayoutKey } from '../payout-key.ts'
import { recordStatus } from './change-status.ts'
import { moveMoney, whyNot } from './move-money.ts'
import { lifeOf } from './outcomes.ts'
import { payoutReference } from './payout-record.ts'

/**
 * Accepts or refuses a payout the first time its key comes; after that, nothing. The money leaves the wallet with the
 * acceptance, and a refusal is remembered too, so that the same key is never answered in two ways. True where the key was new.
 */
export async function acceptPayout(
  tx: PoolClient,
  request: PayoutRequest,
  { at, stepMs }: { at: Date; stepMs: number },
): Promise<boolean> {
  assertSendable(request)
  const id = await insertPayout(tx, request, { at, stepMs })
  if (!id) {
    await assertSameRequest(tx, request)
    return false
  }
  const refusal = await take(tx, request, id, at)
  if (refusal)
    await tx.query(
      `update provider_sandbox.payouts
          set status = 'rejected', reason = $2, life = 'rejected', next_at = null, returned_amount = 0 where id = $1`,
      [id, refusal],
    )
  await recordStatus(tx, id, refusal ? 'rejected' : 'processing', at)
  return true
}

/** Answers why the money stays where it is. */
async function take(
  tx: PoolClient,
  request: PayoutRequest,
  id: string,
  at: Date,
): Promise<string | undefined> {
  const { key, customer, source, target, reference } = request
  if (lifeOf(reference) === 'rejected') return 'The beneficiary bank does not know this account.'
  for (const amount of [source, target]) if (exceedsTwoDecimals(amount)) return tooManyDecimals(amount)
  const change = {
    customerId: customer.customerId,
    key,
    amount: negate(source),
    kind: 'payout',
    providerReference: payoutReference(id),
    at,
  } as const
  return (await moveMoney(tx, change)) ? undefined : whyNot(change)
}

async function insertPayout(
  tx: PoolClient,
  request: PayoutRequest,
  { at, stepMs }: { at: Date; stepMs: number },
): Promise<string | undefined> {
  const { key, customer, source, fee, target, ...rest } = request
  const { rows } = await tx.query<{ id: string }>(
    `insert into provider_sandbox.payouts
       (key, customer_id, source_currency, source_amount, fee_amount, target_currency, target_amount,
        request, status, life, next_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 'processing', $9, $10, $11, $11)
     on conflict (key) do nothing returning id::text`,
    [
      key,
      customer.customerId,
      source.currency,
      String(source.amount),
      String(fee.amount),
      target.currency,
      String(target.amount),
      JSON.stringify(rest),
      lifeOf(request.reference),
      new Date(at.getTime() + stepMs),
      at,
    ],
  )
  return rows[0]?.id
}

function assertSendable({ key, source, fee, target }: PayoutRequest): void {
  if (!isPayoutKey(key)) throw new RangeError(`${JSON.stringify(key)} is not a payout key`)
  if (isNegative(fee) || !isPositive(minus(source, fee)) || !isPositive(target))
    throw new RangeError(`${key}: nothing would be left to send`)
}

async function assertSameRequest(
  tx: PoolClient,
  { key, customer, source, target }: PayoutRequest,
): Promise<void> {
  const { rowCount } = await tx.query(
    `select from provider_sandbox.payouts
      where key = $1 and (customer_id, source_currency, source_amount, target_currency, target_amount)
                       = ($2, $3, $4::bigint, $5, $6::bigint)`,
    [
      key,
      customer.customerId,
      source.currency,
      String(source.amount),
      target.currency,
      String(target.amount),
    ],
  )
  if (rowCount !== 1) throw new Error(`the key ${key} was used for another payout`)
}
