import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { officeBlockActions } from '@tradelane/contract/smart-escrow/actions'
import type { Db, Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { type Scope, systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import type { AdminActor } from '../../../../http/routes.ts'
import { move, note } from '../../../../lifecycle/move.ts'
import { requireAnyOpen } from '../../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../../transaction.ts'
import { askLater } from '../../../money/steps/index.ts'
import { type BlockRow, listBlocks, openAmount } from '../blocks.ts'
import { amountIn, type EscrowRow, lockEscrow } from '../escrows.ts'
import { escrowBlockLifecycle, escrowLifecycle, escrowStepLifecycle } from '../lifecycle.ts'
import { beginEscrowStep } from './steps.ts'

/**
 * Makes refused payouts, and a refused fee, again, each under a new key: to the old one the provider would repeat its "no". Refuses with
 * NOT_FOUND, and with ILLEGAL_STATE where nothing was refused, or it is under way again.
 */
export async function retryEscrow(deps: Deps, actor: AdminActor, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const at = deps.clock.now()
    const row = await lockEscrow(tx, actor, id)
    const blocks = await payAgain(tx, actor, row, at)
    const isFeeAsked = await collectFeeAgain(tx, row, at)
    if (blocks === 0 && !isFeeAsked)
      requireAnyOpen(officeBlockActions.payAgain, await listBlocks(tx, systemScope(row.uid), id))
  })
}

const isPaidAgain = (block: BlockRow): boolean => !closedBy(officeBlockActions.payAgain, block)

/** Every refused block is fulfilled once more; answers how many. The caller has locked the escrow. */
export async function payAgain(tx: Tx, actor: Scope, row: EscrowRow, at: Date): Promise<number> {
  const scope = systemScope(row.uid)
  const blocks = await listBlocks(tx, scope, row.smart_escrow_id)
  const refused = blocks.filter(isPaidAgain)
  for (const block of refused) {
    const { block_id: blockId, position } = block
    const amount = openAmount(block)
    await move(tx, escrowBlockLifecycle, { scope, id: blockId, from: 'refused', to: 'fulfilled', at })
    await beginEscrowStep(tx, {
      companyId: row.uid,
      escrowId: row.smart_escrow_id,
      kind: 'release',
      blockId,
      amount,
      at,
    })
    const facts = { block: position, amount: formatMoney(amount) }
    await note(tx, escrowLifecycle, {
      scope: actor,
      id: row.smart_escrow_id,
      what: 'block_retried',
      at,
      facts,
    })
  }
  return refused.length
}

async function collectFeeAgain(tx: Tx, row: EscrowRow, at: Date): Promise<boolean> {
  const refused = await listRefusedFees(tx, row)
  for (const step of refused)
    await beginEscrowStep(tx, {
      ...{ companyId: row.uid, escrowId: row.smart_escrow_id, kind: 'fee', at },
      ...{ amount: amountIn(step, step.amount), amendmentId: step.amendment_id ?? undefined },
    })
  return refused.length > 0
}

/** Of the funding and of each amendment, one step of a fee that was refused and is not under way again. */
async function listRefusedFees(db: Db | Tx, { uid, smart_escrow_id }: EscrowRow) {
  const fees = await db
    .selectFrom('escrow_steps')
    .select(['state', 'currency', 'amount', 'amendment_id'])
    .where('uid', '=', uid)
    .where('smart_escrow_id', '=', smart_escrow_id)
    .where('kind', '=', 'fee')
    .execute()
  const alive = new Set(
    fees.filter(({ state }) => state !== 'rejected').map(({ amendment_id }) => amendment_id),
  )
  const refused = fees.filter(({ amendment_id }) => !alive.has(amendment_id))
  return [...new Map(refused.map((step) => [step.amendment_id, step])).values()]
}

export async function mayRetry(db: Db, row: EscrowRow): Promise<boolean> {
  const blocks = await listBlocks(db, systemScope(row.uid), row.smart_escrow_id)
  return blocks.some(isPaidAgain) || (await listRefusedFees(db, row)).length > 0
}

/** Payouts that waited because the payee was changed. */
export async function askAgain(tx: Tx, { uid, smart_escrow_id }: EscrowRow): Promise<void> {
  const waiting = await tx
    .selectFrom('escrow_steps')
    .select(['uid as companyId', 'step_id as id'])
    .where('uid', '=', uid)
    .where('smart_escrow_id', '=', smart_escrow_id)
    .where('kind', '=', 'release')
    .where('state', '=', 'submitted')
    .execute()
  for (const step of waiting) await askLater(tx, escrowStepLifecycle, step)
}
