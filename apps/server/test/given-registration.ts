import { onboarding } from '@tradelane/contract/onboarding/calls'
import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { givenDocument } from './given-document.ts'
import { pngFile } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

/** A filled registration form, with documents of that company. */
export async function givenRegistrationForm(app: TestApp, token: string): Promise<RegistrationInput> {
  const certificate = await givenDocument(app, token)
  const passport = await givenDocument(app, token, { bytes: pngFile(), name: 'Passport.png' })
  return { ...applicant, ...company(certificate), founders: [founder(passport)], no_other_owner: true }
}

/** A company whose registration waits for the back office. */
export async function givenSubmittedRegistration(app: TestApp, token: string): Promise<RegistrationInput> {
  const form = await givenRegistrationForm(app, token)
  const answer = await app.call(onboarding.register, { body: form }, { token })
  if (answer.status !== 200) throw new Error(`the registration was refused: ${JSON.stringify(answer.body)}`)
  return form
}

/** The same, cleared. */
export async function givenClearedRegistration(
  app: TestApp,
  { companyId, token }: { companyId: string; token: string },
): Promise<void> {
  await givenSubmittedRegistration(app, token)
  await app.db
    .updateTable('companies')
    .set({ kyb_status: 'Clear', kyb_due_at: null })
    .where('uid', '=', companyId)
    .execute()
}

const applicant = {
  first_name: 'Ada',
  last_name: 'Okafor',
  user_nationality: 'NG',
  user_dateOfBirth: '1984-03-12',
  job_title: 'Director',
  work_email: 'ada@okafor.example',
  countryCode: '+1',
  company_phone_number: '2125550147',
  user_addressLine1: '21 Pine Street',
  user_city: 'New York',
  user_state: 'NY',
  user_country: 'US',
  user_postcode: '10005',
  user_documentType: 'PASSPORT',
  user_documentNumber: 'A01234567',
  user_documentIssuanceCountry: 'NG',
}

const company = (certificate: string) => ({
  company_name: 'Okafor Imports Inc.',
  company_reg_number: 'NY4471',
  trade_name: 'Okafor Imports',
  website: 'https://okafor.example',
  business_type: 'CORPORATION',
  company_description: 'We import machine parts from Germany and sell them to workshops in New York State.',
  company_reg_date: '2014-05-02',
  company_reg_country: 'US',
  company_listed_exchange: '',
  totalEmployees: 'EMPLOYEES_11_50',
  industrySector: 'MACHINERY',
  intendedUseOfAccount: 'PAY_SUPPLIERS',
  annualTurnover: 'TURNOVER_1M_5M',
  registered_addressLine1: '40 Wall Street',
  registered_addressLine2: 'Floor 12',
  registered_city: 'New York',
  registered_state: 'NY',
  registered_country: 'US',
  registered_postcode: '10005',
  business_documents_details: [
    { documents_type: 'CERTIFICATE_OF_INCORPORATION', documents_file_path: certificate },
  ],
})

const founder = (passport: string) => ({
  founder_type: 0 as const,
  first_name: 'Ada',
  middle_name: '',
  last_name: 'Okafor',
  nationality: 'NG',
  date_of_birth: '1984-03-12',
  professional_position: 'DIRECTOR',
  email: 'ada@okafor.example',
  phone_number: '+1 212 555 0147',
  addressLine1: '21 Pine Street',
  city: 'New York',
  state: 'NY',
  country: 'US',
  postcode: '10005',
  // Of a company with many owners, so that further persons can be added.
  ownership_percent: '0.00',
  company_authorisation_documents_details: [
    {
      document_type: 'PASSPORT',
      document_number: 'A01234567',
      issuance_country: 'NG',
      expiry_date: '2033-01-31',
      document_file_path: passport,
    },
  ],
})
