import type { Registration } from '@tradelane/contract/onboarding/forms'
import { type OfficeScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { Refusal } from '../../../refusal.ts'
import { documentIdOf, linkOf, listDocuments } from '../../papers/documents/index.ts'
import {
  findRegistration,
  listRequirements,
  registrationWarnings,
  type StoredRegistration,
  verificationHistory,
} from '../../people/onboarding/index.ts'
import { screeningOfCompany } from '../../world/screening/index.ts'
import { findCustomer } from './customer-rows.ts'

/** A customer as the back office reviews it: applicant, submission, documents and history. */
export async function getCustomerProfile(deps: Deps, scope: OfficeScope, uid: string) {
  const customer = await findCustomer(deps.db, uid)
  if (!customer) throw new Refusal('NOT_FOUND')
  const stored = await findRegistration(deps, deps.db, systemScope(uid))
  return {
    status: 'success' as const,
    uid,
    company_name: customer.company_name,
    company_reg_number: customer.company_reg_number,
    company_region: customer.company_region,
    created_at: customer.created_at,
    kyb_status: customer.kyb_status,
    status_reason: stored?.statusReason ?? null,
    review_due_at: stored?.reviewDueAt ?? null,
    applicant: {
      first_name: customer.first_name,
      middle_name: customer.middle_name,
      last_name: customer.last_name,
      work_email: customer.work_email,
      job_title: customer.job_title,
      countryCode: customer.country_code,
      company_phone_number: customer.company_phone_number,
    },
    submitted_at: stored?.submittedAt ?? null,
    registration: stored?.form ?? null,
    warnings: stored ? registrationWarnings(stored.form, deps.clock.now()) : [],
    screening: await screeningOfCompany(deps.db, systemScope(uid)),
    founder_reviews: stored ? reviewsOf(stored) : [],
    documents: stored ? await documentsOf(deps, uid, stored.form) : [],
    requirements: await listRequirements(deps, systemScope(uid)),
    ...(await verificationHistory(deps, scope, uid)),
  }
}

const reviewsOf = ({ form, reviews }: StoredRegistration) =>
  reviews.map((review, index) => ({ ...review, fid: form.founders[index]?.fid ?? '' }))

async function documentsOf(deps: Deps, uid: string, form: Registration) {
  const links = [
    ...form.business_documents_details.map((document) => document.documents_file_path),
    ...form.founders.flatMap((founder) =>
      founder.company_authorisation_documents_details.map((document) => document.document_file_path),
    ),
  ]
  const ids = links.map((link) => documentIdOf(deps, link)).filter((id) => id !== undefined)
  const rows = await listDocuments(deps.db, systemScope(uid), ids)
  return rows.map(({ document_id, ...facts }) => ({ url: linkOf(deps, document_id), ...facts }))
}
