import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps/deps.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { makeEscrowStep } from './make-step.ts'

/** A movement without an update for this long is asked for. */
const patienceMs = 60_000
const mostAtOnce = 100

/**
 * Asks for every movement of an escrow's money that had no update for a minute, because answers and webhooks can be lost. Each is marked
 * before its query, so that several processes share the work, and one failing query does not stop the rest. What waits for the approval of
 * a changed payee is not asked for.
 */
export async function watchEscrowSteps(deps: Deps): Promise<void> {
  await eachDue(deps, {
    job: 'watch-escrow-steps',
    subject: 'escrow_step',
    does: "ask for a movement of an escrow's money",
    isOnePage: true,
    due: () => claimQuiet(deps.db, deps.clock.now()),
    each: ({ companyId, id: stepId }) => makeEscrowStep(deps, { companyId, stepId }),
  })
}

async function claimQuiet(db: Db, now: Date) {
  const { rows } = await sql<{ companyId: string; id: string }>`
    update escrow_steps set asked_at = ${now}
     where step_id in (
       select step.step_id from escrow_steps as step
         join smart_escrows as escrow on escrow.uid = step.uid and escrow.smart_escrow_id = step.smart_escrow_id
        where step.state in ('submitted', 'processing', 'action_required', 'sent')
          and step.asked_at < ${new Date(now.getTime() - patienceMs)}
          and (escrow.payee_changed_at is null or step.called_at is not null or step.kind = 'fee')
        order by step.asked_at limit ${mostAtOnce} for update of step skip locked)
    returning uid as "companyId", step_id as id`.execute(db)
  return rows
}
