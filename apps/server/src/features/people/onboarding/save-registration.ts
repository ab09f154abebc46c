import type { Registration } from '@tradelane/contract/onboarding/forms'
import type { Tx } from '@tradelane/db'
import { saveFounders } from './save-founders.ts'
import { businessPath, documentAt, type Submission } from './submission.ts'

/** Replaces the previous submission. The events keep the decisions on it. */
export async function saveRegistration(tx: Tx, submission: Submission): Promise<void> {
  const { scope, form, at } = submission
  const row = { ...columnsOf(form), submitted_at: at }
  // The first applicant stays the applicant, also if another owner answers later questions.
  const applicant = await tx
    .insertInto('registrations')
    .values({ uid: scope.companyId, user_id: scope.userId, ...row })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(row))
    .returning('user_id')
    .executeTakeFirstOrThrow()
  await saveApplicant(tx, submission, applicant.user_id)
  await saveBusinessDocuments(tx, submission)
  await saveFounders(tx, submission)
}

/** The form without what is stored elsewhere: with the sign-up, where it may not change, or in separate tables. */
function columnsOf(form: Registration) {
  const {
    first_name,
    last_name,
    work_email,
    company_name,
    company_reg_number,
    job_title,
    countryCode,
    company_phone_number,
    business_documents_details,
    founders,
    ...columns
  } = form
  return columns
}

async function saveApplicant(tx: Tx, { scope, form }: Submission, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      job_title: form.job_title,
      country_code: form.countryCode,
      company_phone_number: form.company_phone_number,
    })
    .where('uid', '=', scope.companyId)
    .where('user_id', '=', userId)
    .execute()
}

async function saveBusinessDocuments(tx: Tx, submission: Submission): Promise<void> {
  const { scope, form } = submission
  const { companyId } = scope
  await tx.deleteFrom('business_documents').where('uid', '=', companyId).execute()
  const rows = form.business_documents_details.map(({ documents_type }, position) => ({
    uid: companyId,
    position,
    documents_type,
    document_id: documentAt(submission, businessPath(position)),
  }))
  await tx.insertInto('business_documents').values(rows).execute()
}
