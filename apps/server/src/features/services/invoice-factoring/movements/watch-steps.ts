import { type Currency, formatMoney, money } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { enqueue } from '../../../../entries/jobs.ts'
import { note } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { lockFunding } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { askForStep, getStep } from './steps.ts'

const hourMs = 3_600_000
/** Longer than any transfer should take: then a person asks for it. */
const lateAfterMs = 24 * hourMs

/**
 * The job: asks again for money that is under way for more than an hour, since a job gives up after some days and a transfer may be
 * confirmed later. The back office is asked once about a transfer that is not confirmed after a day. Safe to repeat.
 */
export async function watchFactoringSteps(deps: Deps, pageSize?: number): Promise<void> {
  const at = deps.clock.now()
  const before = new Date(at.getTime() - hourMs)
  const work = { job: 'watch-factoring-steps', ...(pageSize !== undefined && { pageSize }) } as const
  await eachDue(deps, {
    ...work,
    subject: 'factoring_step',
    does: "ask again for a movement of a funding's money",
    due: (page) => readSteps(deps, { ...page, before }),
    each: async ({ companyId, id: stepId, asked_at, late_at }) => {
      await inTransaction(deps.db, (tx) => askForStep(tx, { companyId, stepId }))
      if (late_at === null && at.getTime() - asked_at.getTime() >= lateAfterMs)
        await noteLate(deps, { companyId, stepId }, at)
    },
  })
  await eachDue(deps, {
    ...work,
    subject: 'factoring_payment',
    does: 'ask again for a payment of a funding',
    due: (page) => readPayments(deps, { ...page, before }),
    each: ({ companyId, id: paymentId, state }) => {
      const task = state === 'held' ? 'collect-factoring-repayment' : 'return-factoring-payment'
      const key = `factoring-payment:${paymentId}`
      return inTransaction(deps.db, (tx) => enqueue(tx, task, { companyId, paymentId }, { key }))
    },
  })
}

type Page = { before: Date; after: string; limit: number }

const readSteps = ({ db }: Deps, { before, after, limit }: Page) =>
  db
    .selectFrom('factoring_steps')
    .select(['uid as companyId', 'step_id as id', 'asked_at', 'late_at'])
    .where('state', '=', 'asked')
    .where('asked_at', '<', before)
    .where('step_id', '>', after)
    .orderBy('step_id')
    .limit(limit)
    .execute()

/** Payments from the wallet that are not settled, and buyers' payments that are not back yet. */
const readPayments = ({ db }: Deps, { before, after, limit }: Page) =>
  db
    .selectFrom('factoring_payments')
    .select(['uid as companyId', 'payment_id as id', 'state'])
    .where('state', 'in', ['held', 'unmatched'])
    .where('created_at', '<', before)
    .where('payment_id', '>', after)
    .orderBy('payment_id')
    .limit(limit)
    .execute()

async function noteLate(deps: Deps, { companyId, stepId }: Which, at: Date): Promise<void> {
  const scope = systemScope(companyId)
  await inTransaction(deps.db, async (tx) => {
    const { fundingId } = await getStep(tx, scope, stepId)
    // The funding before its step: everybody locks in this order.
    await lockFunding(tx, scope, fundingId)
    const step = await tx
      .updateTable('factoring_steps')
      .set({ late_at: at })
      .where('uid', '=', companyId)
      .where('step_id', '=', stepId)
      .where('state', '=', 'asked')
      .where('late_at', 'is', null)
      .returning(['kind', 'amount', 'currency'])
      .executeTakeFirst()
    if (!step) return
    const amount = formatMoney(money(step.amount, step.currency as Currency))
    const facts = { kind: step.kind, amount }
    await note(tx, fundingLifecycle, { scope, id: fundingId, what: 'step_late', at, facts })
  })
}

type Which = { companyId: string; stepId: string }
