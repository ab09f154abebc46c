import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { change, note } from '../../../../lifecycle/move.ts'
import { inTransaction } from '../../../../transaction.ts'
import { eachDue } from '../../../../work/each-due.ts'
import { tellingSeller } from '../disputes/dispute-parties.ts'
import { escrowNumber } from '../escrows.ts'
import { escrowAmendmentLifecycle, escrowLifecycle } from '../lifecycle.ts'
import { lockAmendment } from './amendments.ts'

/** The job: reminds both sides once of a proposed change that the seller has not answered in time. Safe to repeat. */
export async function remindAmendments(deps: Deps, pageSize?: number): Promise<void> {
  await eachDue(deps, {
    job: 'remind-escrow-amendments',
    subject: 'escrow_amendment',
    does: 'remind of a proposed change',
    ...(pageSize !== undefined && { pageSize }),
    due: (page) => listUnanswered(deps, page),
    each: (which) => remind(deps, which),
  })
}

type AmendmentKey = { companyId: string; escrowId: string; id: string }

const listUnanswered = (
  { db, clock }: Deps,
  { after, limit }: { after: string; limit: number },
): Promise<AmendmentKey[]> =>
  db
    .selectFrom('escrow_amendments')
    .select(['uid as companyId', 'smart_escrow_id as escrowId', 'amendment_id as id'])
    .where('state', '=', 'open')
    .where('reminded_at', 'is', null)
    .where('answer_due_at', '<=', clock.now())
    .where('amendment_id', '>', after)
    .orderBy('amendment_id')
    .limit(limit)
    .execute()

async function remind(deps: Deps, { companyId, escrowId, id }: AmendmentKey): Promise<void> {
  const scope = systemScope(companyId)
  await inTransaction(deps.db, (tx) =>
    tellingSeller(deps, tx, scope, escrowId, async (row, at) => {
      const { state, reminded_at, position } = await lockAmendment(tx, row, id)
      // Answered, withdrawn, or reminded of by another process meanwhile.
      if (state !== 'open' || reminded_at !== null) return undefined
      await change(tx, escrowAmendmentLifecycle, { scope, id, at, set: { reminded_at: at } })
      const facts = { amendment: position ?? 0 }
      await note(tx, escrowLifecycle, { scope, id: escrowId, what: 'amendment_unanswered', at, facts })
      return {
        subject: `${escrowNumber(row)}: please answer change ${position}`,
        text: `The buyer proposed change ${position} of smart escrow ${escrowNumber(row)}, and you have not answered it. Agree to it or decline it. Until then the escrow goes on as it is.`,
      }
    }),
  )
}
