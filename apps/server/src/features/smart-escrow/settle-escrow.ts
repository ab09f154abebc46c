import type { EscrowState } from '@tradelane/contract/smart-escrow/states'
import type { Tx } from '@tradelane/db'
import { formatMoney, sum } from '@tradelane/money'
import { dayOf } from '@tradelane/providers'
import { systemScope } from '../../access/scope.ts'
import { move } from '../../lifecycle/move.ts'
import { type BlockRow, listBlocks, openAmount, refundedAmount } from './blocks.ts'
import { lapseAmendment } from './end-amendment.ts'
import { amountIn, type EscrowRow, isRunning } from './escrows.ts'
import { escrowLifecycle } from './lifecycle.ts'

/** Moves the escrow to the state that its blocks have brought about. The caller has locked it. */
export async function settleEscrow(
  tx: Tx,
  { uid, smart_escrow_id: id, ...row }: EscrowRow,
  at: Date,
): Promise<void> {
  const scope = systemScope(uid)
  const blocks = await listBlocks(tx, scope, id)
  const { state } = await tx
    .selectFrom('smart_escrows')
    .select('state')
    .where('uid', '=', uid)
    .where('smart_escrow_id', '=', id)
    .executeTakeFirstOrThrow()
  const to = stateAfter({ state, isExpired: row.expiry_date < dayOf(at) }, blocks)
  if (to === undefined) return
  const { currency } = amountIn(row, 0n)
  const paid = blocks.filter((block) => block.state === 'paid').map(openAmount)
  await move(tx, escrowLifecycle, {
    scope,
    id,
    from: state,
    to,
    at,
    facts: {
      paid: formatMoney(sum(currency, paid)),
      refunded: formatMoney(sum(currency, blocks.map(refundedAmount))),
    },
  })
  if (!isRunning({ state: to })) await lapseAmendment(tx, { uid, smart_escrow_id: id, ...row }, at)
}

/** Undefined where the state stays. */
function stateAfter(
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
