import { z } from 'zod/mini'
import { countries } from '../lists/country-names.ts'
import { endpoint } from '../primitives/endpoint.ts'
import { officeList } from '../primitives/office-list.ts'
import { manyLines, optionalLine } from '../primitives/plain-text.ts'
import { done, id, instant, line } from '../primitives/values.ts'
import { recordVersion } from '../primitives/versions.ts'
import { inspectionServices, phonePattern } from '../quality-assurance/rules.ts'

const codes = countries.map(({ code }) => code)
const remarks = z._default(
  z.string().check(z.trim(), z.maxLength(1000, 'At most 1,000 characters'), ...manyLines),
  '',
)

const fields = {
  company_name: line(120, 'Company name is required'),
  /** Where its inspectors work: ISO 3166-1 alpha-2. */
  countries: z
    .array(z.enum(codes as [string, ...string[]], 'Select a country'), 'Select a country')
    .check(z.minLength(1, 'Select a country'), z.maxLength(codes.length, 'Each country once')),
  services: z
    .array(z.enum(inspectionServices, 'Select a service'), 'Select a service')
    .check(z.minLength(1, 'Select a service'), z.maxLength(inspectionServices.length, 'Each service once')),
  contact_person_name: line(100, 'Contact person is required'),
  email: line(254, 'Email is required').check(z.email('Invalid email address')),
  phone_number: z
    .string('Phone number is required')
    .check(z.trim(), z.regex(phonePattern, 'Invalid phone number format')),
  /** Such as “ISO/IEC 17020, type A, valid until May 2028”. */
  accreditation: optionalLine(200),
  /** What its prices depend on; customers do not see it. */
  price_remarks: remarks,
}
export const newInspectionCompany = z.strictObject(fields)
export type NewInspectionCompany = z.output<typeof newInspectionCompany>

/** `version`: of the record that was looked at; what somebody else has changed since is not overwritten. */
const seen = { inspection_company_id: id, version: recordVersion }
export const changedInspectionCompany = z.strictObject({ ...seen, ...fields })
export type ChangedInspectionCompany = z.output<typeof changedInspectionCompany>
export const retiredInspectionCompany = z.strictObject({ ...seen, is_retired: z.boolean() })
export type RetiredInspectionCompany = z.output<typeof retiredInspectionCompany>

export const inspectionCompanyStates = ['active', 'retired'] as const

const inspectionCompany = z.object({
  ...seen,
  company_name: z.string(),
  countries: z.array(z.string()),
  services: z.array(z.enum(inspectionServices)),
  contact_person_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  accreditation: z.string(),
  price_remarks: z.string(),
  /** No new quote names it. */
  is_retired: z.boolean(),
  /** The administrator's name. */
  saved_by: z.string(),
  updated_at: instant,
})
export type InspectionCompany = z.output<typeof inspectionCompany>
export type WireInspectionCompany = z.input<typeof inspectionCompany>

const saved = z.object({ ...done.shape, inspection_company_id: id })

export const inspectionCompanies = {
  list: officeList({
    method: 'GET',
    path: '/admin/inspection_companies',
    summary: 'The companies that inspect for us, by name; found by name, contact, country or accreditation',
    states: inspectionCompanyStates,
    rows: { inspection_companies: z.array(inspectionCompany) },
  }),
  get: endpoint({
    method: 'POST',
    path: '/admin/inspection_companies/get',
    auth: 'admin',
    staff: 'everyone',
    summary: 'One inspection company',
    body: z.strictObject({ inspection_company_id: id }),
    response: z.object({ status: z.literal('success'), inspection_company: inspectionCompany }),
    errors: ['NOT_FOUND'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/admin/inspection_companies/add',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Adds an inspection company, which quotes can name from then on',
    body: newInspectionCompany,
    response: saved,
    errors: ['CONFLICT'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/admin/inspection_companies/update',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Changes an inspection company; orders keep the name that they were quoted with',
    body: changedInspectionCompany,
    response: saved,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
  retire: endpoint({
    method: 'POST',
    path: '/admin/inspection_companies/retire',
    auth: 'admin',
    staff: ['trade'],
    summary: 'Takes an inspection company out of the choice for quotes, or back into it',
    body: retiredInspectionCompany,
    response: saved,
    errors: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
}
