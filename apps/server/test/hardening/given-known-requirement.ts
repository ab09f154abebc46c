import type { GivenCompany } from '../given-company.ts'
import { givenDocument } from '../given-document.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

const asked = {
  about_name: 'Okafor Imports Inc.',
  template: 'own',
  what: 'The register of shareholders',
  kind: 'answer',
  // Nothing of it keeps the verification from being cleared.
  is_mandatory: false,
  position: 0,
} as const

/** Something that the office asked the applicant for, and a document that it may answer with. */
export async function givenKnownRequirement(app: TestApp, applicant: GivenCompany): Promise<KnownValues> {
  const now = app.clock.now()
  const { requirement_id } = await app.db
    .insertInto('kyb_requirements')
    .values({ ...asked, uid: applicant.companyId, state: 'open', asked_at: now, due_at: now })
    .returning('requirement_id')
    .executeTakeFirstOrThrow()
  const { what, kind, template } = asked
  const { fid } = await app.db
    .selectFrom('founders')
    .select('fid')
    .where('uid', '=', applicant.companyId)
    .executeTakeFirstOrThrow()
  return {
    requirement_id,
    '/users/requirements/answer document': await givenDocument(app, applicant.token),
    // No answer was seen: a verification with one is not decided.
    '/admin/customers/kyb_decide answered_at': null,
    '/admin/customers/kyb_decide requirements': [{ fid, template, what, kind, is_mandatory: true }],
  }
}

/** Leaves nothing that a decision on the verification would wait for, or that is asked for already. */
async function forgetRequirements(app: TestApp, companyId: string, known: string): Promise<void> {
  const ofCompany = app.db.deleteFrom('kyb_requirements').where('uid', '=', companyId)
  await ofCompany.where('requirement_id', '!=', known).execute()
  await app.db
    .updateTable('kyb_requirements')
    .set({ state: 'taken_back' })
    .where('requirement_id', '=', known)
    .execute()
}

/** Asks again for what an earlier try may have answered or decided. */
export async function prepareRequirement(
  app: TestApp,
  path: string,
  { companyId }: GivenCompany,
  { requirement_id }: KnownValues,
): Promise<void> {
  if (path === '/admin/customers/kyb_decide') await forgetRequirements(app, companyId, String(requirement_id))
  const isDecided = path === '/admin/customers/requirement_decide'
  if (!isDecided && path !== '/users/requirements/answer') return
  await app.db
    .updateTable('companies')
    .set({ kyb_status: 'RFI_REQUESTED' })
    .where('uid', '=', companyId)
    .execute()
  const answered = {
    state: 'answered',
    answer: 'It is with the notary.',
    answered_at: app.clock.now(),
  } as const
  await app.db
    .updateTable('kyb_requirements')
    .set({ version: 1, ...(isDecided ? answered : { state: 'open' }) })
    .where('requirement_id', '=', String(requirement_id))
    .execute()
}
