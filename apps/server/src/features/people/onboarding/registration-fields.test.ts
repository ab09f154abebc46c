import { onboarding } from '@tradelane/contract/onboarding/calls'
import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { beforeAll, expect, test } from 'vitest'
import { givenCompany } from '../../../../test/given-company.ts'
import { givenRegistrationForm } from '../../../../test/given-registration.ts'
import { failure } from '../../../../test/test-app.ts'
import { theApp } from '../../../../test/the-app.ts'

const app = theApp()
let token: string
let form: RegistrationInput
beforeAll(async () => {
  ;({ token } = await givenCompany(app))
  form = await givenRegistrationForm(app, token)
})

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const paper = 'founders.0.company_authorisation_documents_details.0'

test.each<[field: string, value: unknown, message: string]>([
  ['first_name', ' ', 'Field is required'],
  ['job_title', '', 'Field is required'],
  ['user_nationality', '', 'Nationality is required'],
  ['user_nationality', 'XX', 'Choose one from the list'],
  ['user_dateOfBirth', '', 'DOB is required'],
  ['user_dateOfBirth', '1984-02-30', 'DOB is required'],
  ['user_dateOfBirth', day(3), "The date can't be in the future"],
  ['work_email', 'ada@', 'Email is not valid'],
  ['countryCode', '', 'Country code is required'],
  ['company_phone_number', '', 'Phone number is required'],
  ['user_addressLine1', 'Pine', "Address can't be less than 5 characters"],
  ['user_city', '', 'City is required'],
  ['user_state', '', 'State is required'],
  ['user_country', '', 'Country is required'],
  ['user_postcode', '', 'Post code is required'],
  ['user_documentType', '', 'Document type is required'],
  ['user_documentNumber', '', 'Document number is required'],
  ['user_documentIssuanceCountry', '', 'Document issuance country is required'],
  ['company_reg_number', '12345', 'Reg number must be 6 characters'],
  ['trade_name', '', 'Trade name is required'],
  ['trade_name', 'a\u0000b', 'Remove the unusual characters'],
  ['website', '', 'Website is required'],
  ['website', 'javascript:alert(1)', 'Enter a website address, such as example.com'],
  ['business_type', '', 'Business type is required'],
  ['business_type', 'CASTLE', 'Choose one from the list'],
  ['company_description', '', 'Company description is required'],
  ['company_reg_date', 'soon', 'Enter a valid date'],
  ['company_reg_date', day(3), "The date can't be in the future"],
  ['company_reg_country', '', 'Registration country is required'],
  ['company_listed_exchange', 'XLON', 'Choose one from the list'],
  ['totalEmployees', '', 'Select total employees'],
  ['industrySector', '', 'Select industry sector'],
  ['intendedUseOfAccount', '', 'Select intended use of account'],
  ['annualTurnover', '', 'Annual turnover is required'],
  ['registered_addressLine1', '1', "Address can't be less than 5 characters"],
  ['registered_city', '', 'City is required'],
  ['registered_postcode', '', 'Post code is required'],
  ['business_documents_details', [], 'Please select a document'],
  ['business_documents_details.0.documents_type', '', 'Document type is required'],
  ['business_documents_details.0.documents_file_path', '', 'Please select a document'],
  ['founders', [], 'Add an authorized person'],
  ['founders.0.founder_type', 2, 'Invalid input'],
  ['founders.0.first_name', '', 'First name is required'],
  ['founders.0.nationality', '', 'Nationality is required'],
  ['founders.0.professional_position', '', 'Position is required'],
  ['founders.0.date_of_birth', '', 'Enter a valid date'],
  ['founders.0.email', 'ada', 'Enter a valid email'],
  ['founders.0.phone_number', '', 'Phone number is required'],
  ['founders.0.addressLine1', '', "Address can't be less than 5 characters"],
  ['founders.0.postcode', '', 'Post code is required'],
  [`${paper}.document_type`, '', 'Document type is required'],
  [`${paper}.document_number`, '', 'Document number is required'],
  [`${paper}.issuance_country`, '', 'Issuance country is required'],
  [`${paper}.expiry_date`, 'never', 'Enter a valid date'],
  [`${paper}.expiry_date`, day(-3), 'This document has expired'],
  [`${paper}.document_file_path`, 'passport.png', 'Please upload document'],
])('refuses %s as %j: %s', async (field, value, message) => {
  const answer = await app.call(onboarding.register, { body: withField(field, value) }, { token })
  expect(answer.status).toBe(400)
  expect(failure(answer).error.fields).toEqual({ [field]: message })
})

test('refuses fields that are none of the form, such as its own outcome', async () => {
  const body = { ...form, status: 'Clear', uid: 'someone' } as RegistrationInput
  const answer = await app.call(onboarding.register, { body }, { token })
  expect(Object.keys(failure(answer).error.fields ?? {})).toEqual(['status', 'uid'])
})

test('accepts today in any time zone as a date of registration, and today as an expiry date', async () => {
  const valid = withField('company_reg_date', day(0))
  const [founder] = valid.founders
  const [first] = founder?.company_authorisation_documents_details ?? []
  if (first) first.expiry_date = day(0)
  expect((await app.call(onboarding.register, { body: valid }, { token })).status).toBe(200)
})

/** The form with the value at a dotted path replaced. */
function withField(path: string, value: unknown): RegistrationInput {
  const copy = structuredClone(form)
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], copy)
  ;(holder as Record<string, unknown>)[last] = value
  return copy
}
