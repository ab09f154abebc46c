import { founderActions } from '@tradelane/contract/onboarding/founder-actions'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { note } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../transaction.ts'
import { forgetPerson } from '../../world/screening/index.ts'
import { goOnIfAnswered } from './go-on.ts'
import { founderFacts, founderLifecycle, kybLifecycle } from './lifecycles.ts'
import { forgetOthers } from './ownership.ts'
import { listFounderRows } from './registration-rows.ts'
import { endRequirementsOfMissing } from './requirement-rows.ts'
import { getPerson } from './verified-persons.ts'

/**
 * Removes a person from a company, with the details of their documents. Refuses with NOT_FOUND, also the second time,
 * with LAST_AUTHORISED_PERSON if nobody would be left who may act for the company, and with LAST_VERIFIED_PERSON if nobody
 * of those is verified.
 */
export async function removeFounder(
  deps: Deps,
  actor: CustomerActor,
  fid: string,
): Promise<{ name: string }> {
  const { companyId } = actor
  return inTransaction(deps.db, async (tx) => {
    // Of two concurrent removals the second waits here, and then sees the result of the first.
    const { kyb_status } = await lockRow(tx, kybLifecycle, { scope: actor, id: companyId })
    const { person, record } = await getPerson(tx, actor, { kyb_status, fid })
    const code = record.is_last ? 'LAST_AUTHORISED_PERSON' : 'LAST_VERIFIED_PERSON'
    requireOpen(founderActions.remove, record, code)
    await note(tx, founderLifecycle, {
      scope: actor,
      id: fid,
      what: 'removed',
      at: deps.clock.now(),
      facts: founderFacts(person),
    })
    await tx.deleteFrom('founders').where('uid', '=', companyId).where('fid', '=', fid).execute()
    await forgetPerson(tx, actor, fid)
    await forgetOthers(tx, actor, { now: {}, before: person })
    const at = deps.clock.now()
    const fids = (await listFounderRows(tx, actor)).map((one) => one.fid)
    await endRequirementsOfMissing(tx, { scope: actor, at, fids })
    await goOnIfAnswered(deps, tx, { scope: actor, own: actor, at, status: kyb_status, how: 'answered' })
    return { name: `${person.first_name} ${person.last_name}` }
  })
}
