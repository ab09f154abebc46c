import { z } from 'zod/mini'
import { regNumber } from '../accounts/forms.ts'
import { documentLink } from '../documents/forms.ts'
import { dayIn, pastDay, unexpiredDay } from '../primitives/days.ts'
import { identifier, smallLetters } from '../primitives/identifier.ts'
import { paragraphs } from '../primitives/paragraphs.ts'
import { oneLine, optionalLine } from '../primitives/plain-text.ts'
import { id, line } from '../primitives/values.ts'
import { adultAge, ageOn, tooYoung } from './adult.ts'
import { askForOwners, howPercents, ownershipFault, ownershipPercent, unlistedPart } from './ownership.ts'
import { isWebsite } from './website.ts'

const address = z
  .string("Address can't be less than 5 characters")
  .check(
    z.trim(),
    z.minLength(5, "Address can't be less than 5 characters"),
    z.maxLength(200, 'At most 200 characters'),
    ...oneLine,
  )
/** A code of one of the code lists. The server, which has the lists, checks that it exists. */
const code = (required: string) => line(40, required)
/** The rule of the sign-up: 6 to 20 characters, of which at least six are digits. */
const phoneOf = (pattern: RegExp) =>
  z
    .string('Phone number is required')
    .check(
      z.trim(),
      z.minLength(1, 'Phone number is required'),
      z.minLength(6, 'Enter a valid phone number'),
      z.maxLength(20, 'Enter a valid phone number'),
      z.regex(pattern, 'Enter a valid phone number'),
      z.regex(/(\d\D*){6}/, 'Enter a valid phone number'),
    )
/** Its country code is a field of its own. */
const companyPhone = phoneOf(/^[\d ()-]+$/)
/** With or without a country code. */
const phone = phoneOf(/^\+?[\d ()-]+$/)
const email = (message: string) =>
  z.string(message).check(z.trim(), z.overwrite(smallLetters), z.maxLength(254, message), z.email(message))

/** Step 1. Names and work email come from the sign-up: sent for completeness, never changed by this form. */
export const applicantStep = z.strictObject({
  first_name: line(50, 'Field is required'),
  last_name: line(50, 'Field is required'),
  user_nationality: code('Nationality is required'),
  user_dateOfBirth: pastDay('DOB is required'),
  job_title: line(80, 'Field is required'),
  work_email: email('Email is not valid'),
  countryCode: z.string('Country code is required').check(z.regex(/^\+\d{1,4}$/, 'Country code is required')),
  company_phone_number: companyPhone,
  user_addressLine1: address,
  user_city: line(100, 'City is required'),
  user_state: line(100, 'State is required'),
  user_country: code('Country is required'),
  user_postcode: identifier(20, 'Post code is required'),
  user_documentType: code('Document type is required'),
  user_documentNumber: line(50, 'Document number is required'),
  user_documentIssuanceCountry: code('Document issuance country is required'),
})

const businessDocument = z.strictObject({
  documents_type: code('Document type is required'),
  documents_file_path: documentLink('Please select a document'),
})

/** Step 2. Company name and registration number come from the sign-up. */
export const companyStep = z.strictObject({
  company_name: line(200, 'Company name is required'),
  company_reg_number: regNumber,
  trade_name: line(200, 'Trade name is required'),
  website: line(200, 'Website is required').check(
    z.refine(isWebsite, 'Enter a website address, such as example.com'),
  ),
  business_type: code('Business type is required'),
  /** The form asks for about twenty words. */
  company_description: paragraphs(1000, 'Company description is required'),
  company_reg_date: pastDay('Enter a valid date'),
  company_reg_country: code('Registration country is required'),
  /** Only for companies of the US region. */
  company_listed_exchange: optionalLine(40),
  totalEmployees: code('Select total employees'),
  industrySector: code('Select industry sector'),
  intendedUseOfAccount: code('Select intended use of account'),
  annualTurnover: code('Annual turnover is required'),
  registered_addressLine1: address,
  registered_addressLine2: optionalLine(200),
  registered_city: line(100, 'City is required'),
  registered_state: line(100, 'State is required'),
  registered_country: code('Country is required'),
  registered_postcode: identifier(20, 'Post code is required'),
  business_documents_details: z
    .array(businessDocument)
    .check(z.minLength(1, 'Please select a document'), z.maxLength(20, 'At most 20 documents')),
})

const identityDocument = z.strictObject({
  document_type: code('Document type is required'),
  document_number: line(50, 'Document number is required'),
  issuance_country: code('Issuance country is required'),
  expiry_date: unexpiredDay('Enter a valid date'),
  document_file_path: documentLink('Please upload document'),
})

/** Per company. */
export const mostFounders = 30

/** An authorised person or shareholder, with their identity documents. */
export const founder = z.strictObject({
  /** For a person known from an earlier submission; undefined for a new person. */
  fid: z.optional(id),
  /** 0: authorised person, 1: shareholder. */
  founder_type: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  first_name: line(50, 'First name is required'),
  middle_name: optionalLine(50),
  last_name: line(50, 'Last name is required'),
  nationality: code('Nationality is required'),
  date_of_birth: pastDay('Enter a valid date'),
  professional_position: code('Position is required'),
  email: email('Enter a valid email'),
  phone_number: phone,
  addressLine1: address,
  city: line(100, 'City is required'),
  state: line(100, 'State is required'),
  country: code('Country is required'),
  postcode: identifier(20, 'Post code is required'),
  /** Of the company; 0 for who owns nothing. Left out or null, what was said before stays. */
  ownership_percent: z.optional(z.nullable(ownershipPercent)),
  company_authorisation_documents_details: z
    .array(identityDocument)
    .check(z.minLength(1, 'Please upload document'), z.maxLength(10, 'At most 10 documents')),
})

export type Founder = z.output<typeof founder>

/** Step 3. */
export const foundersStep = z.strictObject({
  founders: z
    .array(founder)
    .check(z.minLength(1, 'Add an authorized person'), z.maxLength(mostFounders, 'At most 30 persons')),
  /** The company says that no person who is not listed owns 25 % or more of it. Left out, what was said before stays. */
  no_other_owner: z.optional(z.boolean()),
})

export const registration = z.strictObject({
  ...applicantStep.shape,
  ...companyStep.shape,
  ...foundersStep.shape,
})
/** The whole form after validation: optional texts are present, but may be empty. */
export type Registration = z.output<typeof registration>
/** The form as a browser sends it. */
export type RegistrationInput = z.input<typeof registration>

/** Of a person of full age today. The server asks again, by the business clock. */
const birthDay = (invalid: string) =>
  pastDay(invalid).check(z.refine((day) => ageOn(day, dayIn(14)) >= adultAge, tooYoung))
/** An old client leaves the percent out; a form asks for it. */
const filledFounder = z.extend(founder, {
  date_of_birth: birthDay('Enter a valid date'),
  ownership_percent: z.nullable(ownershipPercent).check(z.refine((text) => text !== null, howPercents)),
})
/** Step 3 and the whole form while they are filled in: they say at once what the server would refuse. */
export const filledFoundersStep = z.strictObject({
  founders: z.array(filledFounder).check(
    z.minLength(1, 'Add an authorized person'),
    z.maxLength(mostFounders, 'At most 30 persons'),
    z.check(({ value, issues }) => {
      const fault = ownershipFault(value)
      if (!fault) return
      const { index, message } = fault
      issues.push({ code: 'custom', input: value, path: [index, 'ownership_percent'], message })
    }),
  ),
})
export const filledRegistration = z
  .strictObject({
    ...registration.shape,
    user_dateOfBirth: birthDay('DOB is required'),
    ...filledFoundersStep.shape,
  })
  .check(
    z.refine(({ founders, no_other_owner }) => no_other_owner || !unlistedPart(founders), {
      path: ['no_other_owner'],
      error: ({ input }) => askForOwners(unlistedPart((input as Registration).founders)),
    }),
  )
