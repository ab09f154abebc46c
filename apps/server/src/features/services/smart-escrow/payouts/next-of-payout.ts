import type { Db } from '@tradelane/db'
import { nextStepOf } from '../../../../lifecycle/next-step.ts'
import type { BlockRow } from '../blocks.ts'
import type { EscrowRow } from '../escrows.ts'
import { escrowLifecycle } from '../lifecycle.ts'
import type { Next, Reading } from '../next-for-reader.ts'

/** The blocks about whose payout the payments provider asks. */
export async function listQuestioned(db: Db, { uid, smart_escrow_id }: EscrowRow): Promise<Set<string>> {
  const steps = await db
    .selectFrom('escrow_steps')
    .select('block_id')
    .where('uid', '=', uid)
    .where('smart_escrow_id', '=', smart_escrow_id)
    .where('state', '=', 'action_required')
    .execute()
  return new Set(steps.flatMap(({ block_id }) => block_id ?? []))
}

/** What the payout of a block waits for; nothing where there is none, or it was made. */
export function nextOfPayout(
  row: EscrowRow,
  { state, position, block_id }: BlockRow,
  questioned: ReadonlySet<string>,
  { reader, now }: Reading,
): Next | undefined {
  if (state === 'refused')
    return { who: 'tradelane', text: 'A payout was refused. We pay it again, or refund it.', by: null }
  if (state !== 'fulfilled') return undefined
  if (questioned.has(block_id))
    return {
      who: 'tradelane',
      text: `The payments provider asks about the payout of block ${position}. We answer.`,
      by: null,
    }
  if (row.payee_changed_at === null)
    return {
      who: 'provider',
      text: `The payments provider pays ${reader === 'seller' ? 'you' : 'the seller'}.`,
      by: null,
    }
  return reader === 'seller'
    ? { who: 'counterparty', text: 'The buyer checks the changed account, and approves it.', by: null }
    : (nextStepOf(escrowLifecycle, row, now) ?? undefined)
}
