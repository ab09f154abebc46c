import { randomUUID } from 'node:crypto'
import type { EscrowStepState } from '@tradelane/contract/smart-escrow/states'
import type { Database, Db, Tx } from '@tradelane/db'
import { formatMoney, type Money } from '@tradelane/money'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { type OneCompanyScope, systemScope } from '../../../../access/scope.ts'
import { enqueue } from '../../../../entries/jobs.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { lockRow } from '../../../../lifecycle/lock-row.ts'
import { amountIn } from '../escrows.ts'
import { escrowStepLifecycle } from '../lifecycle.ts'

export type StepRow = Selectable<Database['escrow_steps']>

type NewStep = {
  companyId: string
  escrowId: string
  amount: Money
  at: Date
} & (
  | { kind: 'fee' /** Whose money it is of. */; amendmentId?: string | undefined }
  | { kind: 'release'; blockId: string }
)

/** Stores a movement of an escrow's money and the job that makes it, in the caller's transaction. */
export async function beginStep(tx: Tx, step: NewStep): Promise<void> {
  const { companyId, escrowId, kind, amount, at } = step
  const stepId = randomUUID()
  await begin(tx, escrowStepLifecycle, {
    scope: systemScope(companyId),
    to: 'submitted',
    at,
    facts: { kind, amount: formatMoney(amount) },
    values: {
      step_id: stepId,
      smart_escrow_id: escrowId,
      block_id: step.kind === 'release' ? step.blockId : null,
      amendment_id: step.kind === 'fee' ? (step.amendmentId ?? null) : null,
      kind,
      currency: amount.currency,
      amount: amount.amount,
      asked_at: at,
      created_at: at,
    },
  })
  await askForStep(tx, { companyId, stepId })
}

/** One job for each step. */
export const askForStep = (tx: Tx, step: { companyId: string; stepId: string }): Promise<void> =>
  enqueue(tx, 'make-escrow-step', step, { key: `escrow-step:${step.stepId}` })

export async function findStep(db: Db | Tx, stepId: string): Promise<StepRow | undefined> {
  return db.selectFrom('escrow_steps').selectAll().where('step_id', '=', stepId).executeTakeFirst()
}

export const lockStep = (tx: Tx, scope: OneCompanyScope, stepId: string): Promise<StepRow> =>
  lockRow(tx, escrowStepLifecycle, { scope, id: stepId })

export const isOpen = ({ state }: Pick<StepRow, 'state'>): boolean =>
  ['submitted', 'processing', 'action_required', 'sent'].includes(state)

/** A bank may send a payout back days after it was paid. A collected fee is final. */
export const mayHaveNews = (step: Pick<StepRow, 'state' | 'kind'>): boolean =>
  isOpen(step) || (step.kind === 'release' && step.state === 'paid')

/** Fees that our books have not settled; the provider may have. The key is the provider's too. */
export async function listOpenFees(
  db: Db,
  { companyId }: OneCompanyScope,
): Promise<{ key: string; at: Date }[]> {
  return db
    .selectFrom('escrow_steps')
    .select(['step_id as key', 'created_at as at'])
    .where('uid', '=', companyId)
    .where('kind', '=', 'fee')
    .where('state', '=', 'submitted')
    .execute()
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A company's payouts of blocks made since a moment, and those with these keys, for the reconciliation. */
export async function listEscrowPayouts(
  db: Db,
  { companyId }: OneCompanyScope,
  { since, keys }: { since: Date; keys: readonly string[] },
) {
  const ours = keys.filter((id) => uuid.test(id))
  const rows = await db
    .selectFrom('escrow_steps')
    .selectAll()
    .where('uid', '=', companyId)
    .where('kind', '=', 'release')
    .where(({ eb, or }) =>
      or([eb('created_at', '>=', since), eb('step_id', '=', sql<string>`any(${ours}::uuid[])`)]),
    )
    .execute()
  return rows.map((row) => ({
    key: row.step_id,
    source: amountIn(row, row.amount),
    state: row.state satisfies EscrowStepState,
    updatesSeen: row.updates_seen,
  }))
}
