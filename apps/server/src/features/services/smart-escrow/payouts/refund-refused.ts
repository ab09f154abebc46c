import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { officeBlockActions } from '@tradelane/contract/smart-escrow/actions'
import type { Db, Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { formatMoney } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { requireAnyOpen } from '../../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../../transaction.ts'
import { findPayee } from '../../../trade/partners/index.ts'
import { listBlocks, openAmount } from '../blocks.ts'
import { type EscrowRow, escrowNumber, lockEscrow } from '../escrows.ts'
import { escrowBlockLifecycle, escrowLifecycle } from '../lifecycle.ts'
import { settleEscrow } from '../settle-escrow.ts'
import { refuseStep } from './book-payout.ts'
import { refunded } from './journals.ts'
import type { StepRow } from './steps.ts'

type Refund = { smart_escrow_id: string; reason: string }

/**
 * The way out for money whose payout cannot succeed: every refused block goes back to the balance, for good. So does a block whose payout
 * was never handed to the provider because the beneficiary's account was removed. Refuses with NOT_FOUND, and with ILLEGAL_STATE where
 * there is no such block, also when it is repeated.
 */
export async function refundRefused(
  deps: Deps,
  actor: AdminActor,
  { smart_escrow_id: id, reason }: Refund,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockEscrow(tx, actor, id)
    const stranded = await listStranded(tx, row)
    requireAnyOpen(officeBlockActions.refund, await payoutFacts(tx, row, stranded))
    for (const step of stranded)
      await refuseStep(tx, row, step, {
        reason: 'The account of the beneficiary was removed.',
        at,
        by: 'system',
      })
    const scope = systemScope(row.uid)
    const refused = (await listBlocks(tx, scope, id)).filter(({ state }) => state === 'refused')
    const description = `Smart escrow ${escrowNumber(row)}: refund`
    for (const block of refused) {
      const { block_id: blockId, position } = block
      const amount = openAmount(block)
      await move(tx, escrowBlockLifecycle, {
        scope,
        id: blockId,
        from: 'refused',
        to: 'refunded',
        at,
        reason,
      })
      await postJournal(tx, refunded({ companyId: row.uid, escrowId: id, amount, description }, blockId, at))
      const facts = { block: position, amount: formatMoney(amount) }
      await note(tx, escrowLifecycle, { scope: actor, id, what: 'block_refunded', at, facts, reason })
    }
    await settleEscrow(tx, row, at)
  })
}

/** Something of the escrow can be refunded so. */
export async function mayRefund(db: Db, row: EscrowRow): Promise<boolean> {
  const facts = await payoutFacts(db, row, await listStranded(db, row))
  return facts.some((block) => !closedBy(officeBlockActions.refund, block))
}

/** What closes the refund of each block. */
async function payoutFacts(db: Db | Tx, row: EscrowRow, stranded: readonly StepRow[]) {
  const blocks = await listBlocks(db, systemScope(row.uid), row.smart_escrow_id)
  return blocks.map(({ block_id, state }) => ({
    state,
    is_stranded: stranded.some((step) => step.block_id === block_id),
  }))
}

/** Payouts that the provider does not know, to an account that was removed. */
async function listStranded(db: Db | Tx, row: EscrowRow): Promise<StepRow[]> {
  const { uid, smart_escrow_id: id, beneficiary_id, beneficiary_account_id } = row
  const payee = await findPayee(db, systemScope(uid), beneficiary_id, beneficiary_account_id)
  if (payee?.removedAt === null) return []
  return db
    .selectFrom('escrow_steps')
    .selectAll()
    .where('uid', '=', uid)
    .where('smart_escrow_id', '=', id)
    .where('kind', '=', 'release')
    .where('state', '=', 'submitted')
    .where('called_at', 'is', null)
    .execute()
}
