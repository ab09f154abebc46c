import type { NewSupplier } from '@tradelane/contract/partners/supplier-calls'
import { lockCompany } from '../../../access/company.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { inTransaction } from '../../../transaction.ts'
import { type SavedPartner, screenPartner } from './add-partner.ts'
import { sameNumberWarning } from './same-number-warning.ts'

/** Adds a supplier: a partner without accounts, whom nobody pays yet. */
export async function addSupplier(
  deps: Deps,
  actor: CustomerActor,
  company: NewSupplier,
): Promise<SavedPartner> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    // Of the same company added twice at once, the second sees the first, and is warned.
    await lockCompany(tx, actor)
    const { beneficiary_id } = await tx
      .insertInto('partners')
      .values({ uid: actor.companyId, ...company, created_at: at, updated_at: at })
      .returning('beneficiary_id')
      .executeTakeFirstOrThrow()
    await recordEvent(tx, {
      companyId: actor.companyId,
      subject: 'partner',
      subjectId: beneficiary_id,
      from: null,
      to: 'added',
      actor: `user:${actor.userId}`,
      at,
      after: { ...company, account_details: [] },
    })
    await screenPartner(deps, tx, actor, { ...company, beneficiary_id }, at)
    return { beneficiary_id, ...(await sameNumberWarning(tx, actor, beneficiary_id, company)) }
  })
}
