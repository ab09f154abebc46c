import type { Registration } from '@tradelane/contract/registration'
import type { Db, Tx } from '@tradelane/db'
import type { Deps } from '../../deps.ts'
import { linkOf } from '../documents/index.ts'
import {
  findRegistrationRow,
  listBusinessDocuments,
  listFounderDocuments,
  listFounderRows,
} from './queries.ts'

export type StoredRegistration = {
  form: Registration
  statusReason: string | null
  reviewDueAt: Date | null
}

/** What a company submitted last, as the form that it was, and where it stands. */
export async function findRegistration(
  deps: Deps,
  db: Db | Tx,
  companyId: string,
): Promise<StoredRegistration | undefined> {
  const row = await findRegistrationRow(db, companyId)
  if (!row) return undefined
  const { uid, user_id, submitted_at, review_due_at, status_reason, country_code, job_title, ...fields } = row
  const papers = await listBusinessDocuments(db, companyId)
  const form = {
    ...fields,
    countryCode: country_code,
    job_title: job_title ?? '',
    business_documents_details: papers.map(({ documents_type, document_id }) => ({
      documents_type,
      documents_file_path: linkOf(deps, document_id),
    })),
    founders: await foundersOf(deps, db, companyId),
  }
  return { form, statusReason: status_reason, reviewDueAt: review_due_at }
}

async function foundersOf(deps: Deps, db: Db | Tx, companyId: string): Promise<Registration['founders']> {
  const rows = await listFounderRows(db, companyId)
  const papers = Map.groupBy(await listFounderDocuments(db, companyId), ({ fid }) => fid)
  return rows.map(({ uid, position, founder_type, ...person }) => ({
    ...person,
    founder_type: founder_type === 1 ? 1 : 0,
    company_authorisation_documents_details: (papers.get(person.fid) ?? []).map(
      ({ document_type, document_number, issuance_country, expiry_date, document_id }) => ({
        document_type,
        document_number,
        issuance_country,
        expiry_date,
        document_file_path: linkOf(deps, document_id),
      }),
    ),
  }))
}
