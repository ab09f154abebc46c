import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import type { GivenCompany } from '../given-company.ts'
import type { TestApp } from '../test-app.ts'
import type { KnownValues } from './sample-input.ts'

type People = { payer: GivenCompany; applicant: GivenCompany }

/** What is good for one person of a registration that was submitted. */
export function knownFounder(founder: RegistrationInput['founders'][number] | undefined): KnownValues {
  const fields = Object.entries(founder ?? {}).map(([name, value]) => [`/users/founders/save ${name}`, value])
  const { fid, ownership_percent } = founder ?? {}
  const before = { '/users/founders/ownership before': ownership_percent }
  return { ...Object.fromEntries(fields), ...before, fid, ownership_percent }
}

/** A person's questions and a booking person of the company, there to be changed. */
export async function givenKnownSecurity(app: TestApp, payer: GivenCompany): Promise<KnownValues> {
  const known = { user_security_id: crypto.randomUUID(), booking_person_id: crypto.randomUUID() }
  await keepQuestions(app, payer, known.user_security_id)
  await keepBookingPerson(app, payer, known.booking_person_id)
  return known
}

/** Puts back what an earlier try may have changed or taken away. */
export async function prepareSecurity(
  app: TestApp,
  path: string,
  { payer, applicant }: People,
  known: KnownValues,
): Promise<void> {
  if (path.endsWith('_security_questions')) {
    await app.db.deleteFrom('security_questions').where('user_id', '=', payer.userId).execute()
    if (path.includes('/update_')) await keepQuestions(app, payer, String(known.user_security_id))
  }
  if (path.startsWith('/users/booking_persons/')) {
    await app.db.deleteFrom('booking_persons').where('uid', '=', payer.companyId).execute()
    await keepBookingPerson(app, payer, String(known.booking_person_id))
  }
  const ofApplicant = app.db.updateTable('companies').where('uid', '=', applicant.companyId)
  if (path.startsWith('/users/founders/')) await ofApplicant.set({ kyb_status: 'IN_PROGRESS' }).execute()
  if (path === '/admin/customers/founder_decide')
    await app.db
      .updateTable('founders')
      .set({ status: 'IN_PROGRESS', version: 1 })
      .where('uid', '=', applicant.companyId)
      .execute()
}

async function keepQuestions(app: TestApp, { companyId, userId }: GivenCompany, id: string): Promise<void> {
  await app.db
    .insertInto('security_questions')
    .values({
      user_security_id: id,
      uid: companyId,
      user_id: userId,
      question_one: 'Which school?',
      answer_one_hash: 'a hash',
      question_two: 'Which book?',
      answer_two_hash: 'a hash',
      updated_at: app.clock.now(),
    })
    .execute()
}

async function keepBookingPerson(app: TestApp, { companyId }: GivenCompany, id: string): Promise<void> {
  await app.db
    .insertInto('booking_persons')
    .values({
      booking_person_id: id,
      uid: companyId,
      name: 'Kofi Mensah',
      email: 'kofi@okafor.example',
      phone_number: '+1 212 555 0148',
      professional_position: 'Shipping clerk',
      created_at: app.clock.now(),
      updated_at: app.clock.now(),
    })
    .execute()
}
