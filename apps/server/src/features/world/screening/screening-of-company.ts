import type { ScreenedSubject } from '@tradelane/contract/screening/lists'
import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { selectCases, toCase } from './list-cases.ts'

/** What the screening says of the company and each of its persons: when they were compared, and their matches. */
export async function screeningOfCompany(db: Db, { companyId }: OneCompanyScope) {
  const checks = await db
    .selectFrom('screening_checks')
    .select(['subject', 'subject_id', 'fingerprint', 'checked_at'])
    .where('uid', '=', companyId)
    .where('subject', 'in', ['company', 'person'])
    .execute()
  const cases = await selectCases(db)
    .where('found.uid', '=', companyId)
    .where('found.subject', 'in', ['company', 'person'])
    .orderBy('found.opened_at', 'desc')
    .execute()
  return checks.map(({ subject, subject_id, fingerprint, checked_at }) => ({
    subject: subject as ScreenedSubject,
    subject_id,
    checked_at,
    cases: cases
      .filter((row) => row.subject_id === subject_id && row.fingerprint === fingerprint)
      .map(toCase),
  }))
}
