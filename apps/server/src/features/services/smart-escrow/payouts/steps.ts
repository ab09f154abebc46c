import { randomUUID } from 'node:crypto'
import type { Database, Tx } from '@tradelane/db'
import { formatMoney, type Money } from '@tradelane/money'
import type { Selectable } from 'kysely'
import { systemScope } from '../../../../access/scope.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { askLater, beginStep } from '../../../money/steps/index.ts'
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

/** How every movement of an escrow's money begins. */
const askedStep = { lifecycle: escrowStepLifecycle, asked: 'submitted' } as const

/** Stores a movement of an escrow's money and the job that makes it, in the caller's transaction. */
export async function beginEscrowStep(tx: Tx, step: NewStep): Promise<void> {
  const { companyId, escrowId, kind, amount, at } = step
  const values = {
    step_id: randomUUID(),
    smart_escrow_id: escrowId,
    block_id: step.kind === 'release' ? step.blockId : null,
    amendment_id: step.kind === 'fee' ? (step.amendmentId ?? null) : null,
    kind,
    currency: amount.currency,
    amount: amount.amount,
    asked_at: at,
    created_at: at,
  }
  const beginning = {
    scope: systemScope(companyId),
    at,
    facts: { kind, amount: formatMoney(amount) },
    values,
  }
  if (kind === 'fee') await beginStep(tx, askedStep, { ...beginning, askedBy: 'job' })
  else {
    await begin(tx, escrowStepLifecycle, { ...beginning, to: 'submitted' })
    await askLater(tx, escrowStepLifecycle, { companyId, id: values.step_id })
  }
}
