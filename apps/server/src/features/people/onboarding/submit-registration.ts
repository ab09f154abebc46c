import { kybActions } from '@tradelane/contract/onboarding/actions'
import type { Registration } from '@tradelane/contract/onboarding/forms'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { inTransaction } from '../../../transaction.ts'
import { requireOwnDocuments } from '../../papers/documents/index.ts'
import { beginReview } from './go-on.ts'
import { requireKnownCodes } from './known-codes.ts'
import { kybLifecycle } from './lifecycles.ts'
import { requireOwnership, withKnownOwners } from './ownership.ts'
import { listFounderRows } from './registration-rows.ts'
import { requireAdults } from './require-adults.ts'
import { answerWithForm, endRequirementsOfMissing } from './requirement-rows.ts'
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
  sent: Registration,
): Promise<void> {
  const { companyId } = actor
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const { kyb_status, company_region } = await lockRow(tx, kybLifecycle, { scope: actor, id: companyId })
    requireOpen(kybActions.submit, { state: kyb_status ?? 'null' })
    await beginReview(deps, tx, { scope: actor, companyId, at })
    const form = await withKnownOwners(tx, actor, sent)
    requireOwnership(form.founders, (index) => `founders.${index}.ownership_percent`)
    requireKnownCodes(form, company_region)
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
    const fids = (await listFounderRows(tx, actor)).map(({ fid }) => fid)
    await endRequirementsOfMissing(tx, { scope: actor, at, fids })
    await answerWithForm(tx, { scope: actor, at })
    await screenCompany(deps, tx, actor, at)
  })
}
