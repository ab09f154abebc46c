import { escrowActions } from '@tradelane/contract/smart-escrow/actions'
import type { Db, Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { formatMoney, isPositive, type Money, sum } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { CustomerActor } from '../../../../http/routes.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../../transaction.ts'
import { listAmendments } from '../amendments/amendments.ts'
import { lapseAmendment } from '../amendments/end-amendment.ts'
import { type BlockRow, listBlocks, openAmount } from '../blocks.ts'
import { amountIn, type EscrowRow, escrowNumber, lockEscrow } from '../escrows.ts'
import { escrowBlockLifecycle, escrowLifecycle } from '../lifecycle.ts'
import { refunded } from '../payouts/journals.ts'
import { settleEscrow } from '../settle-escrow.ts'

/** Neither paid, being paid, given back, nor in dispute. */
export const isOpenBlock = ({ state }: Pick<BlockRow, 'state'>): boolean =>
  state === 'pending' || state === 'refused'

/** What a cancellation gives back: the open blocks, and what a change that waits for the seller has set aside. */
export async function backIfCancelled(
  db: Db | Tx,
  row: EscrowRow,
  blocks: readonly BlockRow[],
): Promise<Money> {
  const changes = await listAmendments(db, systemScope(row.uid), row.smart_escrow_id)
  const held = changes.filter(({ state }) => state === 'open').map((one) => amountIn(one, one.held_amount))
  return sum(amountIn(row, 0n).currency, [...blocks.filter(isOpenBlock).map(openAmount), ...held])
}

/**
 * The buyer takes back every block that is not paid out and not being paid; the seller cannot agree any more, nor to a change. Refuses with
 * NOT_FOUND, and with ILLEGAL_STATE once the seller has agreed, and where nothing is left. Answers what was done.
 */
export async function cancelEscrow(
  deps: Deps,
  actor: CustomerActor,
  { smart_escrow_id: id, reason }: { smart_escrow_id: string; reason: string },
): Promise<string> {
  deps.crashAt('cancel_before_post')
  const message = await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockEscrow(tx, actor, id)
    const scope = systemScope(row.uid)
    const blocks = await listBlocks(tx, scope, id)
    const open = blocks.filter(isOpenBlock)
    requireOpen(escrowActions.cancel, { ...row, has_open_block: open.length > 0 })
    const message = textOf(row, blocks, await backIfCancelled(tx, row, blocks))
    const description = `Smart escrow ${escrowNumber(row)} cancelled: refund`
    for (const block of open) {
      const { block_id: blockId, state } = block
      const amount = openAmount(block)
      await move(tx, escrowBlockLifecycle, { scope, id: blockId, from: state, to: 'refunded', at, reason })
      await postJournal(tx, refunded({ companyId: row.uid, escrowId: id, amount, description }, blockId, at))
    }
    const { currency } = amountIn(row, 0n)
    const amounts = open.map(openAmount)
    const facts = { amount: formatMoney(sum(currency, amounts)) }
    const set = { agreement_cancelled_at: at }
    await note(tx, escrowLifecycle, { scope: actor, id, what: 'escrow_cancelled', at, facts, reason, set })
    await lapseAmendment(tx, row, at)
    await settleEscrow(tx, row, at)
    return message
  })
  deps.crashAt('cancel_after_post')
  return message
}

/** The fee was collected with the approval, and is not given back. */
function textOf(row: EscrowRow, blocks: readonly BlockRow[], back: Money): string {
  const fee = amountIn(row, row.fee_amount)
  const underWay = sum(back.currency, blocks.filter(({ state }) => state === 'fulfilled').map(openAmount))
  return [
    `The escrow has been cancelled. ${formatMoney(back)} is back in your balance.`,
    ...(isPositive(fee) ? [`The fee of ${formatMoney(fee)} is not given back.`] : []),
    ...(isPositive(underWay) ? [`${formatMoney(underWay)} is still being paid to the seller.`] : []),
  ].join(' ')
}
