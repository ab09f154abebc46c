import { dayText } from '@tradelane/contract/primitives/day-text'
import type { EscrowState } from '@tradelane/contract/smart-escrow/states'
import type { Tx } from '@tradelane/db'
import { formatMoney, isPositive, type Money, sum } from '@tradelane/money'
import { systemScope } from '../../../access/scope.ts'
import { move } from '../../../lifecycle/move.ts'
import { lapseAmendment } from './amendments/end-amendment.ts'
import { type BlockRow, listBlocks, openAmount, refundedAmount } from './blocks.ts'
import { todayOf } from './escrow-places.ts'
import { amountIn, type EscrowRow, escrowNumber, isRunning } from './escrows.ts'
import { escrowLifecycle } from './lifecycle.ts'
import { sendNews } from './news-for-seller.ts'

/**
 * Moves the escrow to the state that its blocks have brought about, and says to the seller that it has ended. The caller has locked it.
 * Answers that state; undefined where it stays.
 */
export async function settleEscrow(
  tx: Tx,
  { uid, smart_escrow_id: id, ...row }: EscrowRow,
  at: Date,
): Promise<EscrowState | undefined> {
  const scope = systemScope(uid)
  const blocks = await listBlocks(tx, scope, id)
  const { state } = await tx
    .selectFrom('smart_escrows')
    .select('state')
    .where('uid', '=', uid)
    .where('smart_escrow_id', '=', id)
    .executeTakeFirstOrThrow()
  const today = await todayOf(tx, { uid, payee: row.payee }, at)
  const to = stateAfter({ state, isExpired: row.expiry_date < today }, blocks)
  if (to === undefined) return undefined
  const { currency } = amountIn(row, 0n)
  const paid = sum(currency, blocks.filter((block) => block.state === 'paid').map(openAmount))
  const refunded = sum(currency, blocks.map(refundedAmount))
  await move(tx, escrowLifecycle, {
    scope,
    id,
    from: state,
    to,
    at,
    facts: { paid: formatMoney(paid), refunded: formatMoney(refunded) },
  })
  const whole = { uid, smart_escrow_id: id, ...row }
  if (!isRunning({ state: to })) await lapseAmendment(tx, whole, at)
  if (to === 'released' || to === 'refunded')
    await tellEnd(tx, whole, { hasExpired: state === 'expired', paid, refunded })
  return to
}

type End = { hasExpired: boolean; paid: Money; refunded: Money }

async function tellEnd(tx: Tx, row: EscrowRow, { hasExpired, paid, refunded }: End): Promise<void> {
  const number = escrowNumber(row)
  const lines = [
    hasExpired
      ? `Smart escrow ${number} has expired: ${dayText(row.expiry_date)} was its last day.`
      : `Smart escrow ${number} has ended.`,
    `${formatMoney(paid)} was paid to you.`,
    ...(isPositive(refunded) ? [`${formatMoney(refunded)} went back to the buyer.`] : []),
  ]
  await sendNews(tx, row, { subject: `${number} has ended`, text: lines.join(' ') })
}

/** What an escrow becomes by the states of its blocks. Undefined where the state stays. */
export function stateAfter(
  { state, isExpired }: { state: EscrowState; isExpired: boolean },
  blocks: readonly Pick<BlockRow, 'state' | 'refunded_part'>[],
): EscrowState | undefined {
  // A split block was paid in part: the escrow is refunded.
  const isPaid = blocks.every((block) => block.state === 'paid' && block.refunded_part === 0n)
  const isOpen = blocks.some((block) => block.state !== 'paid' && block.state !== 'refunded')
  if (state === 'approved' || state === 'partly_released') {
    if (isPaid) return 'released'
    if (!isOpen) return 'refunded'
    return state === 'approved' && blocks.some((block) => block.state === 'paid')
      ? 'partly_released'
      : undefined
  }
  // A payout came back after everything was settled.
  if (state === 'released') return isOpen ? 'partly_released' : undefined
  if (state === 'refunded') return isOpen ? (isExpired ? 'expired' : 'partly_released') : undefined
  return state === 'expired' && !isOpen ? 'refunded' : undefined
}
