import type { Registration } from '@tradelane/contract/onboarding/forms'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import { move } from '../../../lifecycle/move.ts'
import { inTransaction } from '../../../transaction.ts'
import { requireOwnDocuments } from '../../papers/documents/index.ts'
import { requireKnownCodes } from './known-codes.ts'
import { kybLifecycle } from './lifecycles.ts'
import { requireAdults } from './require-adults.ts'
import { reviewsByItself } from './review-kyb.ts'
import { saveRegistration } from './save-registration.ts'
import { screenCompany } from './screen-company.ts'
import { documentLinksOf } from './submission.ts'

/**
 * Submits the business verification: the first time, or again after more information was requested. Names, email and
 * registration number always come from the sign-up and not from the form. Refuses with ILLEGAL_STATE while it is under
 * review or decided, and by field for unknown codes and for documents that do not belong to the company.
 */
export async function submitRegistration(
  deps: Deps,
  actor: CustomerActor,
  form: Registration,
): Promise<void> {
  const { companyId } = actor
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const set = { kyb_due_at: dueAt('reviewBusiness', at, deps.config.officeCountry) }
    const company = await move(tx, kybLifecycle, { scope: actor, id: companyId, to: 'IN_PROGRESS', at, set })
    requireKnownCodes(form, company.company_region)
    requireAdults(
      {
        user_dateOfBirth: form.user_dateOfBirth,
        ...Object.fromEntries(
          form.founders.map((person, index) => [`founders.${index}.date_of_birth`, person.date_of_birth]),
        ),
      },
      at,
    )
    const documentIds = await requireOwnDocuments(deps, tx, actor, documentLinksOf(form))
    await saveRegistration(tx, { scope: actor, form, documentIds, at })
    await screenCompany(deps, tx, actor, at)
    if (reviewsByItself(deps, company.company_name)) {
      const runAt = new Date(at.getTime() + deps.config.sandboxStepMs)
      await enqueue(tx, 'review-kyb', { companyId }, { runAt })
    }
  })
}
