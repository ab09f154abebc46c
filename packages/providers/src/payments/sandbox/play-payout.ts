import type { Money } from '@tradelane/money'
import type { SandboxStore } from '../../sandbox-store.ts'
import type { PayoutStatus } from '../payout.ts'
import { changeStatus } from './change-status.ts'
import { correctAccount, isCorrectable } from './correct-account.ts'
import type { Life } from './outcomes.ts'
import { type PayoutRow, selectPayouts, toRecord } from './payout-record.ts'

/** What somebody who plays the provider can do to a payout. */
const payoutActions = ['hold', 'release', 'send', 'pay', 'refuse', 'return', 'correct'] as const
export type PayoutAction = (typeof payoutActions)[number]

type Play = { from: readonly PayoutStatus[]; to: PayoutStatus; life: Life }

const plays: Record<Exclude<PayoutAction, 'correct'>, Play> = {
  hold: { from: ['processing'], to: 'action_required', life: 'asked' },
  release: { from: ['action_required'], to: 'processing', life: 'paid' },
  send: { from: ['processing'], to: 'sent', life: 'paid' },
  pay: { from: ['sent'], to: 'paid', life: 'paid' },
  refuse: { from: ['processing', 'action_required'], to: 'rejected', life: 'rejected-later' },
  return: { from: ['sent', 'paid'], to: 'returned', life: 'returned' },
}

export type PlayedPayout = {
  providerReference: string
  /** Who pays, and who is paid. */
  payer: string
  beneficiary: string
  reference: string
  source: Money
  target: Money
  status: PayoutStatus
  reason: string | undefined
  updatedAt: Date
  /** What can be done to it now. */
  actions: PayoutAction[]
}

const shown = 50

/** The newest payouts, 50 at most. */
export async function listPlayed(store: SandboxStore): Promise<PlayedPayout[]> {
  const rows = await store.query<PayoutRow & { payer: string; reference: string }>(
    `select listed.*, customer.name as payer, listed.request ->> 'reference' as reference
       from (${selectPayouts}) listed join provider_sandbox.customers customer using (customer_id)
      order by listed.id::bigint desc limit ${shown}`,
  )
  return rows.map((row) => {
    const { providerReference, beneficiary, source, target, status, payout } = toRecord(row)
    const { payer, reference } = row
    const actions = payoutActions.filter((action) =>
      action === 'correct' ? isCorrectable({ status, beneficiary }) : plays[action].from.includes(status),
    )
    const names = { payer, beneficiary: beneficiary.name, reference }
    const { reason, updatedAt } = payout
    return { providerReference, ...names, source, target, status, reason, updatedAt, actions }
  })
}

type Played = { providerReference: string; action: PayoutAction; at: Date; stepMs: number }

/** Takes the step at once, with its webhook. `unknown` without such a payout; `too_late` where its status does not allow it. */
export async function playPayout(
  store: SandboxStore,
  { providerReference, action, at, stepMs }: Played,
): Promise<'done' | 'too_late' | 'unknown'> {
  const id = Number(providerReference.replace(/^RT/, '')) - 6_400_000_000
  if (!Number.isSafeInteger(id)) return 'unknown'
  return store.transaction(async (tx) => {
    const { rows } = await tx.query<PayoutRow>(`${selectPayouts} where payout.id = $1 for update of payout`, [
      id,
    ])
    const payout = rows[0] && toRecord(rows[0])
    if (!payout) return 'unknown'
    if (action === 'correct') {
      if (!isCorrectable(payout)) return 'too_late'
      await correctAccount(tx, payout, at)
      return 'done'
    }
    const { from, to, life } = plays[action]
    if (!from.includes(payout.status)) return 'too_late'
    await changeStatus(tx, payout, { to, life, at, stepMs })
    return 'done'
  })
}
