import type { Db, Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { dayOf } from '@tradelane/providers'
import { sql } from 'kysely'
import { systemScope } from '../../access/scope.ts'
import type { Deps } from '../../boot/deps.ts'
import { move } from '../../lifecycle/move.ts'
import { inTransaction } from '../../transaction.ts'
import { listBlocks } from './blocks.ts'
import { amountIn, escrowNumber, lockEscrow } from './escrows.ts'
import { refunded } from './journals.ts'
import { escrowBlockLifecycle, escrowLifecycle } from './lifecycle.ts'
import { settleEscrow } from './settle-escrow.ts'

const atOnce = 500

/**
 * The job: refunds what was not fulfilled by the expiry date. Blocks whose payout is under way, or was refused, stay: their conditions were
 * met in time. Safe to repeat: each escrow is one transaction.
 */
export async function expireEscrows(deps: Deps): Promise<void> {
  for (const which of await listExpired(deps.db, dayOf(deps.clock.now()))) {
    deps.crashAt('refund_before_post')
    await inTransaction(deps.db, (tx) => expire(deps, tx, which))
    deps.crashAt('refund_after_post')
  }
}

type Which = { companyId: string; escrowId: string }

async function listExpired(db: Db, today: string): Promise<Which[]> {
  const { rows } = await sql<Which>`
    select uid as "companyId", smart_escrow_id as "escrowId" from smart_escrows as escrow
     where state in ('approved', 'partly_released') and expiry_date < ${today}::date
       and exists (select from escrow_blocks where smart_escrow_id = escrow.smart_escrow_id and state = 'pending')
     order by expiry_date limit ${atOnce}`.execute(db)
  return rows
}

async function expire(deps: Deps, tx: Tx, { companyId, escrowId }: Which): Promise<void> {
  const at = deps.clock.now()
  const scope = systemScope(companyId)
  const row = await lockEscrow(tx, scope, escrowId)
  const pending = (await listBlocks(tx, scope, escrowId)).filter(({ state }) => state === 'pending')
  // A decision may have been first.
  if ((row.state !== 'approved' && row.state !== 'partly_released') || pending.length === 0) return
  await move(tx, escrowLifecycle, { scope, id: escrowId, from: row.state, to: 'expired', at })
  const description = `Smart escrow ${escrowNumber(row)} expired: refund`
  for (const { block_id: blockId, amount: units } of pending) {
    const amount = amountIn(row, units)
    await move(tx, escrowBlockLifecycle, { scope, id: blockId, from: 'pending', to: 'refunded', at })
    await postJournal(tx, refunded({ companyId, escrowId, amount, description }, blockId, at))
  }
  await settleEscrow(tx, row, at)
}
