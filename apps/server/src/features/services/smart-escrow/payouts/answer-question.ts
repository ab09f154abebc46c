import type { Db } from '@tradelane/db'
import type { Scope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { Refusal } from '../../../../refusal.ts'
import { answerPayout } from '../../../money/steps/index.ts'
import { type EscrowRow, getEscrow } from '../escrows.ts'
import { blockPayout } from './block-payout.ts'

type Answer = { smart_escrow_id: string; text: string }

/**
 * Sends an answer to what the payments provider asks about payouts, and records what becomes of them. Refuses with NOT_FOUND, with
 * ILLEGAL_STATE where nothing is asked, and with DEPENDENCY_UNAVAILABLE where the provider does not know the payout. Safe to repeat.
 */
export async function answerQuestion(deps: Deps, scope: Scope, given: Answer): Promise<void> {
  const row = await getEscrow(deps.db, scope, given.smart_escrow_id)
  const steps = await listQuestioned(deps.db, row)
  if (steps.length === 0) throw new Refusal('ILLEGAL_STATE')
  for (const { step_id: id } of steps)
    await answerPayout(deps, blockPayout, { companyId: row.uid, id }, given.text)
}

/** What the provider asks; null where it asks nothing. */
export async function findQuestion(db: Db, row: EscrowRow): Promise<string | null> {
  const [step] = await listQuestioned(db, row)
  return step ? (step.reason ?? 'The payments provider asks for more information.') : null
}

const listQuestioned = (db: Db, { uid, smart_escrow_id }: EscrowRow) =>
  db
    .selectFrom('escrow_steps')
    .selectAll()
    .where('uid', '=', uid)
    .where('smart_escrow_id', '=', smart_escrow_id)
    .where('state', '=', 'action_required')
    .orderBy('created_at')
    .execute()
