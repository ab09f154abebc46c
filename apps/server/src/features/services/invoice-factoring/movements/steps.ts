import { randomUUID } from 'node:crypto'
import type { FactoringStepState } from '@tradelane/contract/invoice-factoring/states'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, formatMoney, type Money, money } from '@tradelane/money'
import { sql } from 'kysely'
import { type OneCompanyScope, systemScope } from '../../../../access/scope.ts'
import type { RowOf } from '../../../../lifecycle/lifecycle.ts'
import { readRow } from '../../../../lifecycle/lock-row.ts'
import { beginStep } from '../../../money/steps/index.ts'
import { factoringStepLifecycle } from '../lifecycle.ts'

export type StepKind = 'transfer' | 'advance' | 'repayment' | 'remainder'

/** One movement of a funding's money at an outside party, which knows it by its id. */
export type Step = {
  stepId: string
  companyId: string
  fundingId: string
  paymentId: string | null
  kind: StepKind
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

/** How every movement of a funding begins. */
export const askedStep = { lifecycle: factoringStepLifecycle, asked: 'asked' } as const

/** Stores a step and the job that makes it, in the caller's transaction. */
export async function beginFactoringStep(tx: Tx, step: NewStep): Promise<void> {
  const { companyId, fundingId, paymentId, kind, amount, at } = step
  await beginStep(tx, askedStep, {
    scope: systemScope(companyId),
    at,
    askedBy: 'job',
    facts: { kind, amount: formatMoney(amount) },
    values: {
      step_id: randomUUID(),
      invoice_factoring_id: fundingId,
      payment_id: paymentId ?? null,
      kind,
      currency: amount.currency,
      amount: amount.amount,
      asked_at: at,
    },
  })
}

export const getStep = async (db: Db | Tx, scope: OneCompanyScope, id: string): Promise<Step> =>
  toStep(await readRow(db, factoringStepLifecycle, { scope, id }))

export function toStep(row: RowOf<'factoring_steps'>): Step {
  return {
    stepId: row.step_id,
    companyId: row.uid,
    fundingId: row.invoice_factoring_id,
    paymentId: row.payment_id,
    kind: row.kind,
    amount: money(row.amount, row.currency as Currency),
    isLate: row.late_at !== null,
  }
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
