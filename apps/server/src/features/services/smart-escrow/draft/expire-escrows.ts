import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Db, Tx } from '@tradelane/db'
import { postJournal } from '@tradelane/ledger'
import { formatMoney, sum } from '@tradelane/money'
import { sql } from 'kysely'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { move } from '../../../../lifecycle/move.ts'
import { firstTodayAnywhere } from '../../../../lifecycle/today-anywhere.ts'
import { inTransaction } from '../../../../transaction.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { lapseAmendment } from '../amendments/end-amendment.ts'
import { listBlocks } from '../blocks.ts'
import { todayOf } from '../escrow-places.ts'
import { amountIn, escrowNumber, isRunning, lockEscrow, runningStates } from '../escrows.ts'
import { escrowBlockLifecycle, escrowLifecycle } from '../lifecycle.ts'
import { sendNews } from '../news-for-seller.ts'
import { refunded } from '../payouts/journals.ts'
import { heldBlocks } from '../presentations.ts'
import { settleEscrow } from '../settle-escrow.ts'

/**
 * The job: refunds what was not fulfilled by the expiry date. Blocks whose payout is under way, or was refused, stay: their conditions were
 * met in time. So does a block with a document that was presented in time and waits for its examination. Safe to repeat: each escrow is one
 * transaction.
 */
export async function expireEscrows(deps: Deps, pageSize?: number): Promise<void> {
  // Of these, those are not over yet whose day goes on for one of the sides.
  const today = firstTodayAnywhere(deps.clock.now())
  await eachDue(deps, {
    job: 'expire-escrows',
    subject: 'smart_escrow',
    does: 'refund an expired escrow',
    ...(pageSize !== undefined && { pageSize }),
    due: (page) => listExpired(deps.db, { ...page, today }),
    each: async (which) => {
      deps.crashAt('refund_before_post')
      await inTransaction(deps.db, (tx) => expire(deps, tx, which))
      deps.crashAt('refund_after_post')
    },
  })
}

type EscrowKey = { companyId: string; id: string }
type Page = { today: string; after: string; limit: number }

const isHeld = sql`exists (
  select from escrow_presentations as presented join escrow_items as item on item.item_id = presented.item_id
   where item.block_id = block.block_id and presented.state = 'presented')`

async function listExpired(db: Db, { today, after, limit }: Page): Promise<EscrowKey[]> {
  const { rows } = await sql<EscrowKey>`
    select uid as "companyId", smart_escrow_id as id from smart_escrows as escrow
     where state = any(${[...runningStates, 'expired']}) and expiry_date < ${today}::date and smart_escrow_id > ${after}
       and exists (select from escrow_blocks as block
                    where block.smart_escrow_id = escrow.smart_escrow_id and block.state = 'pending' and not ${isHeld})
     order by smart_escrow_id limit ${limit}`.execute(db)
  return rows
}

async function expire(deps: Deps, tx: Tx, { companyId, id: escrowId }: EscrowKey): Promise<void> {
  const at = deps.clock.now()
  const scope = systemScope(companyId)
  const row = await lockEscrow(tx, scope, escrowId)
  const held = await heldBlocks(tx, row)
  const blocks = await listBlocks(tx, scope, escrowId)
  const pending = blocks.filter(({ state, block_id }) => state === 'pending' && !held.has(block_id))
  // A decision or a presentation may have been first.
  if ((!isRunning(row) && row.state !== 'expired') || pending.length === 0) return
  // The seller may have agreed to a later day.
  if (row.expiry_date >= (await todayOf(tx, row, at))) return
  if (row.state !== 'expired')
    await move(tx, escrowLifecycle, { scope, id: escrowId, from: row.state, to: 'expired', at })
  const description = `Smart escrow ${escrowNumber(row)} expired: refund`
  for (const { block_id: blockId, amount: units } of pending) {
    const amount = amountIn(row, units)
    await move(tx, escrowBlockLifecycle, { scope, id: blockId, from: 'pending', to: 'refunded', at })
    await postJournal(tx, refunded({ companyId, escrowId, amount, description }, blockId, at))
  }
  const to = await settleEscrow(tx, row, at)
  await lapseAmendment(tx, row, at)
  // The mail about its end says it already.
  if (to === 'refunded') return
  const total = sum(
    amountIn(row, 0n).currency,
    pending.map(({ amount }) => amountIn(row, amount)),
  )
  await sendNews(
    tx,
    row,
    `Smart escrow ${escrowNumber(row)} has expired: ${dayText(row.expiry_date)} was its last day. ${formatMoney(total)} went back to the buyer.`,
  )
}
