import type { Registration } from '@tradelane/contract/onboarding/forms'
import type { Deps } from '../../boot/deps.ts'
import type { CustomerActor } from '../../http/routes.ts'
import { dueAt } from '../../lifecycle/promises.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { enqueue } from '../../work/jobs.ts'
import { requireOwnDocuments } from '../documents/index.ts'
import { requireKnownCodes } from './known-codes.ts'
import { lockCompany, moveKyb } from './move-kyb.ts'
import { reviewsByItself } from './review-kyb.ts'
import { saveRegistration } from './save-registration.ts'
import { documentLinksOf } from './submission.ts'

/**
 * Submits the business verification: the first time, or again after more information was requested. Names, email and
 * registration number always come from the sign-up and not from the form. Refuses with ILLEGAL_STATE while it is under
 * review or decided, and by field for unknown codes and for documents that do not belong to the company.
 */
export async function submitRegistration(
  deps: Deps,
  { companyId, userId }: CustomerActor,
  form: Registration,
): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const company = await lockCompany(tx, companyId)
    if (!company) throw new Refusal('UNAUTHENTICATED')
    await moveKyb(tx, 'submit', { companyId, actor: `user:${userId}`, at })
    requireKnownCodes(form, company.company_region)
    const documentIds = await requireOwnDocuments(deps, tx, companyId, documentLinksOf(form))
    const reviewDueAt = dueAt('reviewBusiness', at, deps.config.officeCountry)
    await saveRegistration(tx, { companyId, userId, form, documentIds, at, reviewDueAt })
    if (reviewsByItself(deps, company.company_name)) {
      const runAt = new Date(at.getTime() + deps.config.sandboxStepMs)
      await enqueue(tx, 'review-kyb', { companyId }, { runAt })
    }
  })
}
