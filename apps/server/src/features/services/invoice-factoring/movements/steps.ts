import { randomUUID } from 'node:crypto'
import type { FactoringStepState } from '@tradelane/contract/invoice-factoring/states'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, formatMoney, type Money, money } from '@tradelane/money'
import { sql } from 'kysely'
import { type OneCompanyScope, systemScope } from '../../../../access/scope.ts'
import { enqueue } from '../../../../entries/jobs.ts'
import { begin } from '../../../../lifecycle/begin.ts'
import { moveOnce } from '../../../../lifecycle/move.ts'
import { factoringStepLifecycle } from '../lifecycle.ts'

type StepKind = 'transfer' | 'advance' | 'repayment' | 'remainder'

/** One movement of a funding's money at an outside party, which knows it by its id. */
export type Step = {
  stepId: string
  companyId: string
  fundingId: string
  paymentId: string | null
  kind: StepKind
  state: FactoringStepState
  amount: Money
  /** The back office was asked to look into it. */
  isLate: boolean
}

type NewStep = {
  companyId: string
  fundingId: string
  paymentId?: string
  kind: StepKind
  amount: Money
  at: Date
}

/** Stores a step and the job that makes it, in the caller's transaction. */
export async function beginStep(tx: Tx, step: NewStep): Promise<void> {
  const { companyId, fundingId, paymentId, kind, amount, at } = step
  const stepId = randomUUID()
  await begin(tx, factoringStepLifecycle, {
    scope: systemScope(companyId),
    to: 'asked',
    at,
    facts: { kind, amount: formatMoney(amount) },
    values: {
      step_id: stepId,
      invoice_factoring_id: fundingId,
      payment_id: paymentId ?? null,
      kind,
      currency: amount.currency,
      amount: amount.amount,
      asked_at: at,
    },
  })
  await askForStep(tx, { companyId, stepId })
}

/** One job for each step: asked for again, it begins with all of its attempts. */
export const askForStep = (tx: Tx, step: Pick<Step, 'companyId' | 'stepId'>): Promise<void> =>
  enqueue(tx, 'make-factoring-step', step, { key: `factoring-step:${step.stepId}` })

export async function getStep(db: Db | Tx, { companyId }: OneCompanyScope, stepId: string): Promise<Step> {
  const row = await db
    .selectFrom('factoring_steps')
    .selectAll()
    .where('uid', '=', companyId)
    .where('step_id', '=', stepId)
    .executeTakeFirstOrThrow()
  return {
    stepId: row.step_id,
    companyId: row.uid,
    fundingId: row.invoice_factoring_id,
    paymentId: row.payment_id,
    kind: row.kind,
    state: row.state,
    amount: money(row.amount, row.currency as Currency),
    isLate: row.late_at !== null,
  }
}

export type StepOutcome = { state: 'done' | 'rejected'; reason?: string; providerReference?: string }

/** False where it was settled before. */
export async function finishStep(tx: Tx, step: Step, outcome: StepOutcome, at: Date): Promise<boolean> {
  const { state: to, reason, providerReference } = outcome
  const settled = await moveOnce(tx, factoringStepLifecycle, {
    scope: systemScope(step.companyId),
    id: step.stepId,
    from: 'asked',
    to,
    by: 'provider',
    at,
    reason,
    facts: { kind: step.kind, amount: formatMoney(step.amount) },
    set: { provider_reference: providerReference ?? null, reason: reason ?? null, settled_at: at },
  })
  return settled !== undefined
}

/** Advances and remainders that our books have not settled; the provider may have. The key is the provider's too. */
export async function listOpenSteps(
  db: Db,
  { companyId }: OneCompanyScope,
): Promise<{ key: string; at: Date }[]> {
  return db
    .selectFrom('factoring_steps')
    .select(['step_id as key', 'asked_at as at'])
    .where('uid', '=', companyId)
    .where('state', '=', 'asked')
    .where('kind', 'in', ['advance', 'remainder'])
    .execute()
}

/**
 * Movements of a funding whose money is still under way, or that were refused and not made since: of each movement the newest step, since a
 * movement is asked for again only after it was refused.
 */
export async function listUnmadeSteps(db: Db | Tx, { companyId }: OneCompanyScope, fundingId: string) {
  const { rows } = await sql<{ step_id: string; state: FactoringStepState }>`
    select step_id, state
      from (select distinct on (kind, payment_id) step_id, state from factoring_steps
             where uid = ${companyId} and invoice_factoring_id = ${fundingId}
             order by kind, payment_id, state = 'rejected', asked_at desc) as newest
     where state <> 'done'`.execute(db)
  return rows.map(({ step_id: stepId, state }) => ({ stepId, state }))
}
