import type { User } from '@tradelane/contract/accounts/calls'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { findRegistration } from './registration-form.ts'

/** The company's registration, in the fields of the user's profile; empty before the first submission. */
export async function findRegistrationProfile(
  deps: Deps,
  scope: OneCompanyScope,
  db: Db | Tx = deps.db,
): Promise<Partial<User>> {
  const stored = await findRegistration(deps, db, scope)
  if (!stored) return {}
  const { form, reviews, statusReason, reviewDueAt } = stored
  return {
    status_reason: statusReason,
    review_due_at: reviewDueAt,
    company_reg_address: [form.registered_addressLine1, form.registered_addressLine2]
      .filter(Boolean)
      .join(', '),
    company_reg_country: form.company_reg_country,
    city: form.registered_city,
    registered_addressLine1: form.registered_addressLine1,
    registered_addressLine2: form.registered_addressLine2,
    registered_city: form.registered_city,
    registered_state: form.registered_state,
    registered_country: form.registered_country,
    registration: form,
    business_documents_details: form.business_documents_details,
    founders: form.founders.map((founder, index) => ({ ...founder, ...reviews[index] })),
  }
}
