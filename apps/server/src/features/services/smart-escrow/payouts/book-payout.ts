import { dayText } from '@tradelane/contract/primitives/day-text'
import type { EscrowStepState } from '@tradelane/contract/smart-escrow/states'
import type { Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { formatMoney } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import type { Payee } from '../../../trade/partners/index.ts'
import { amountIn, type EscrowRow, escrowNumber } from '../escrows.ts'
import { escrowBlockLifecycle, escrowLifecycle, escrowStepLifecycle } from '../lifecycle.ts'
import { sendNews } from '../news-for-seller.ts'
import { settleEscrow } from '../settle-escrow.ts'
import { arrivalOfStep } from './arrival-of-payout.ts'
import { accepted, back, paid } from './journals.ts'
import type { StepRow } from './steps.ts'

type Refused = { reason: string; at: Date; by: 'provider' | 'system' }

/** A payout that we do not make. The caller has locked escrow and step. */
export async function refuseStep(
  tx: Tx,
  row: EscrowRow,
  step: StepRow,
  { reason, at, by }: Refused,
): Promise<void> {
  await move(tx, escrowStepLifecycle, {
    ...byProvider(step, at),
    by,
    from: step.state,
    to: 'rejected',
    reason,
  })
  await bookPayout(tx, {
    row: step,
    context: row,
    from: step.state,
    to: 'rejected',
    at,
    reason,
    isNewest: true,
  })
}

type Moved = {
  row: StepRow
  context: EscrowRow
  from: EscrowStepState
  to: EscrowStepState
  at: Date
  reason: string | undefined
  isNewest: boolean
}

/** The money of a payout's move, and what becomes of its block and of the escrow, which the caller has locked. */
export async function bookPayout(
  tx: Tx,
  { row: step, context: row, from, to, at, reason, isNewest }: Moved,
): Promise<void> {
  const money = moneyOf(row, step)
  if (from === 'submitted' && to !== 'rejected' && to !== 'cancelled') {
    await postJournal(tx, accepted(money, at))
    await keepPayee(tx, row, step)
    if (isNewest && to === 'processing') await tellArrival(tx, row, step)
  }
  const block = { scope: systemScope(row.uid), id: step.block_id ?? '', at, reason } as const
  if (to === 'action_required') await noteOf(tx, row, 'payout_questioned', { step, at, reason })
  else if (from === 'action_required' && !(await isQuestioned(tx, row)))
    await noteOf(tx, row, 'payout_answered', { step, at, reason: undefined })
  if (to === 'paid') {
    await postJournal(tx, paid(money, at))
    await move(tx, escrowBlockLifecycle, { ...block, from: 'fulfilled', to: 'paid' })
    await noteOf(tx, row, 'block_paid', { step, at, reason: undefined })
    await tellPaid(tx, row, step)
  }
  if (to === 'rejected' || to === 'cancelled' || to === 'returned') {
    if (from !== 'submitted') await postJournal(tx, back(money, from === 'paid' ? 'provider' : 'payouts', at))
    await move(tx, escrowBlockLifecycle, { ...block, to: 'refused' })
    await noteOf(tx, row, 'block_refused', { step, at, reason: reason ?? 'No reason was given.' })
    if (from === 'paid') await tellCameBack(tx, row, step)
  }
  await settleEscrow(tx, row, at)
}

/** Statements name whom this money went to, also once another account is approved. */
async function keepPayee(tx: Tx, { payee }: EscrowRow, { uid, step_id }: StepRow): Promise<void> {
  await tx
    .updateTable('escrow_steps')
    .set({ paid_to: JSON.stringify(payee) })
    .where('uid', '=', uid)
    .where('step_id', '=', step_id)
    .execute()
}

/** To the seller: by when the money arrives, as its page says it. */
async function tellArrival(tx: Tx, row: EscrowRow, step: StepRow): Promise<void> {
  const block = await positionOf(tx, step)
  const { day, place, counted, reasons } = arrivalOfStep(row, step)
  const amount = formatMoney(amountIn(step, step.amount))
  await sendNews(tx, row, {
    subject: `${escrowNumber(row)}: block ${block} is being paid`,
    text: `Block ${block} is on its way to you: ${amount}. It arrives by ${dayText(day)} at your bank in ${place}.\n\n${[counted, ...reasons].join(' ')}`,
  })
}

/** To the seller, once for each payout of a block. */
async function tellPaid(tx: Tx, row: EscrowRow, step: StepRow): Promise<void> {
  const block = await positionOf(tx, step)
  const { account } = row.payee as Payee
  const amount = formatMoney(amountIn(step, step.amount))
  const number = step.provider_reference ? `\n\nPayout number: ${step.provider_reference}` : ''
  await sendNews(tx, row, {
    subject: `${escrowNumber(row)}: block ${block} was paid`,
    text: `Block ${block} was paid: ${amount} to your account ending in ${account.account_no.slice(-4)}.${number}`,
  })
}

/** To the seller, who was mailed that it was paid. */
async function tellCameBack(tx: Tx, row: EscrowRow, step: StepRow): Promise<void> {
  const block = await positionOf(tx, step)
  const amount = formatMoney(amountIn(step, step.amount))
  await sendNews(tx, row, {
    subject: `${escrowNumber(row)}: the payout of block ${block} came back`,
    text: `Your bank sent ${amount} of block ${block} back. The money is in the escrow again, and Tradelane deals with the payout.`,
  })
}

async function isQuestioned(tx: Tx, { uid, smart_escrow_id }: EscrowRow): Promise<boolean> {
  const questioned = await tx
    .selectFrom('escrow_steps')
    .select('step_id')
    .where('uid', '=', uid)
    .where('smart_escrow_id', '=', smart_escrow_id)
    .where('state', '=', 'action_required')
    .executeTakeFirst()
  return questioned !== undefined
}

export const moneyOf = (row: EscrowRow, step: StepRow) => ({
  companyId: row.uid,
  escrowId: row.smart_escrow_id,
  stepId: step.step_id,
  amount: amountIn(step, step.amount),
  description: `Smart escrow ${escrowNumber(row)}: ${step.kind === 'fee' ? 'fee' : 'payout'}`,
})

const byProvider = ({ uid, step_id: id }: StepRow, at: Date) =>
  ({ scope: systemScope(uid), id, by: 'provider', at }) as const

type Noted = { step: StepRow; at: Date; reason: string | undefined }

export async function noteOf(
  tx: Tx,
  row: EscrowRow,
  what: string,
  { step, at, reason }: Noted,
): Promise<void> {
  const block = await positionOf(tx, step)
  const facts = { amount: formatMoney(amountIn(step, step.amount)), ...(block !== undefined && { block }) }
  const scope = systemScope(row.uid)
  await note(tx, escrowLifecycle, { scope, id: row.smart_escrow_id, by: 'provider', what, at, facts, reason })
}

/** Of the block that is paid; undefined for a fee. */
async function positionOf(tx: Tx, { uid, block_id }: StepRow): Promise<number | undefined> {
  const block = await tx
    .selectFrom('escrow_blocks')
    .select('position')
    .where('uid', '=', uid)
    .where('block_id', '=', block_id)
    .executeTakeFirst()
  return block?.position
}
