import { formatMoney } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { note } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { lockFunding } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { getStep, toStep } from './steps.ts'

/** Longer than any transfer should take: then a person asks for it. */
const lateAfterMs = 24 * 3_600_000

/** The job: the back office is asked once about a transfer that is not confirmed after a day. Safe to repeat. */
export async function noteLateSteps(deps: Deps, pageSize?: number): Promise<void> {
  const at = deps.clock.now()
  const before = new Date(at.getTime() - lateAfterMs)
  await eachDue(deps, {
    job: 'note-late-factoring-steps',
    ...(pageSize !== undefined && { pageSize }),
    subject: 'factoring_step',
    does: "say that a movement of a funding's money is late",
    due: (page) => listLate(deps, { ...page, before }),
    each: (step) => noteLate(deps, step, at),
  })
}

type Page = { before: Date; after: string; limit: number }

const listLate = ({ db }: Deps, { before, after, limit }: Page) =>
  db
    .selectFrom('factoring_steps')
    .select(['uid as companyId', 'step_id as id'])
    .where('state', '=', 'asked')
    .where('asked_at', '<=', before)
    .where('late_at', 'is', null)
    .where('step_id', '>', after)
    .orderBy('step_id')
    .limit(limit)
    .execute()

type LateStep = { companyId: string; id: string }

async function noteLate(deps: Deps, { companyId, id }: LateStep, at: Date): Promise<void> {
  const scope = systemScope(companyId)
  await inTransaction(deps.db, async (tx) => {
    const { fundingId } = await getStep(tx, scope, id)
    // The funding before its step: everybody locks in this order.
    await lockFunding(tx, scope, fundingId)
    const row = await tx
      .updateTable('factoring_steps')
      .set({ late_at: at })
      .where('uid', '=', companyId)
      .where('step_id', '=', id)
      .where('state', '=', 'asked')
      .where('late_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) return
    const { kind, amount } = toStep(row)
    const facts = { kind, amount: formatMoney(amount) }
    await note(tx, fundingLifecycle, { scope, id: fundingId, what: 'step_late', at, facts })
  })
}
