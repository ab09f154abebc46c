import type { Money } from '@tradelane/money'
import type { PoolClient } from 'pg'
import { hasComeBack, type PayoutStatus } from '../payout.ts'
import { moveMoney } from './move-money.ts'
import { type Life, reasons, statusAfter } from './outcomes.ts'
import type { PayoutRecord } from './payout-record.ts'
import { webhookBody } from './webhook-body.ts'

export type StatusChange = { to: PayoutStatus; at: Date; stepMs: number; life?: Life }

/** One step of a payout: its status, its history, refunded money, and the webhook, all or nothing. */
export async function changeStatus(
  tx: PoolClient,
  payout: PayoutRecord,
  { to, at, stepMs, life = payout.life }: StatusChange,
): Promise<void> {
  const returned = comesBack(payout, to)
  if (returned) await putBack(tx, payout, returned, at)
  const goesOn = statusAfter(life, to) !== undefined
  await tx.query(
    `update provider_sandbox.payouts
        set status = $2, reason = $3, life = $4, next_at = $5, updated_at = $6, returned_amount = $7
      where id = $1`,
    [
      payout.id,
      to,
      reasons[to],
      life,
      goesOn ? new Date(at.getTime() + stepMs) : null,
      at,
      returned && String(returned.amount),
    ],
  )
  await recordStatus(tx, payout.id, to, at)
  await tx.query(`insert into provider_sandbox.webhooks (body, next_attempt_at) values ($1, $2)`, [
    JSON.stringify(webhookBody(payout, to)),
    at,
  ])
}

export async function recordStatus(
  tx: PoolClient,
  payoutId: string,
  status: PayoutStatus,
  at: Date,
): Promise<void> {
  await tx.query(`insert into provider_sandbox.payout_statuses (payout_id, status, at) values ($1, $2, $3)`, [
    payoutId,
    status,
    at,
  ])
}

/** The full amount comes back, including the fee: a payment that did not arrive costs nothing. */
function comesBack({ source }: PayoutRecord, to: PayoutStatus): Money | undefined {
  return hasComeBack[to] ? source : undefined
}

async function putBack(tx: PoolClient, payout: PayoutRecord, amount: Money, at: Date): Promise<void> {
  const { customerId, key, providerReference } = payout
  const change = { customerId, key, providerReference, amount, kind: 'payout_back', at } as const
  if (!(await moveMoney(tx, change))) throw new Error(`${key}: the wallet it was paid from is gone`)
}
