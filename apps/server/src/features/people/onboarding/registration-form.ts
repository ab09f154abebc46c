import type { Founder, Registration } from '@tradelane/contract/onboarding/forms'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { linkOf } from '../../papers/documents/index.ts'
import {
  type FounderRow,
  findRegistrationRow,
  listBusinessDocuments,
  listFounderDocuments,
  listFounderRows,
} from './registration-rows.ts'

export type StoredRegistration = {
  form: Registration
  /** The review state of each person who is reviewed separately, in the order of the form. */
  reviews: FounderReview[]
  statusReason: string | null
  reviewDueAt: Date | null
  submittedAt: Date
}

/** A company's last submission, in the shape of the form, and its state. */
export async function findRegistration(
  deps: Deps,
  db: Db | Tx,
  scope: OneCompanyScope,
): Promise<StoredRegistration | undefined> {
  const row = await findRegistrationRow(db, scope)
  if (!row) return undefined
  const {
    uid,
    user_id,
    submitted_at: submittedAt,
    kyb_due_at,
    kyb_reason,
    country_code,
    job_title,
    ...fields
  } = row
  const papers = await listBusinessDocuments(db, scope)
  const persons = await listFounders(deps, db, scope)
  const form = {
    ...fields,
    countryCode: country_code,
    job_title: job_title ?? '',
    business_documents_details: papers.map(({ documents_type, document_id }) => ({
      documents_type,
      documents_file_path: linkOf(deps, document_id),
    })),
    founders: persons.map(({ form }) => form),
  }
  const reviews = persons.map(({ review }) => review)
  return { form, reviews, statusReason: kyb_reason, reviewDueAt: kyb_due_at, submittedAt }
}

type FounderReview = {
  status: FounderRow['status']
  status_reason: string | null
  review_due_at: Date | null
  version: number
}
type StoredFounder = { fid: string; position: number; form: Founder & { fid: string }; review: FounderReview }

/** The persons of a company, each in the shape of the form and with its review. */
export async function listFounders(
  deps: Deps,
  db: Db | Tx,
  scope: OneCompanyScope,
): Promise<StoredFounder[]> {
  const rows = await listFounderRows(db, scope)
  const papers = Map.groupBy(await listFounderDocuments(db, scope), ({ fid }) => fid)
  return rows.map((row) => {
    const { uid, position, founder_type, status, status_reason, review_due_at, version, ...person } = row
    const form = {
      ...person,
      founder_type: founder_type === 1 ? (1 as const) : (0 as const),
      company_authorisation_documents_details: (papers.get(row.fid) ?? []).map(
        ({ document_type, document_number, issuance_country, expiry_date, document_id }) => ({
          document_type,
          document_number,
          issuance_country,
          expiry_date,
          document_file_path: linkOf(deps, document_id),
        }),
      ),
    }
    return { fid: row.fid, position, form, review: { status, status_reason, review_due_at, version } }
  })
}
