import type { WireInput } from '@tradelane/contract'
import { inspectionCompanies } from '@tradelane/contract/inspection-companies/calls'
import { suppliers } from '@tradelane/contract/partners/supplier-calls'
import {
  type AuditAnswer,
  type AuditCode,
  auditCodes,
} from '@tradelane/contract/quality-assurance/audit-questions'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { givenAdministrator } from './given-administrator.ts'
import { type GivenCompany, givenPassword } from './given-company.ts'
import { givenDocument } from './given-document.ts'
import { dayFromNow } from './given-freight.ts'
import type { TestApp } from './test-app.ts'

type NewCompany = WireInput<typeof inspectionCompanies.add>['body']
export const ganges: NewCompany = {
  company_name: 'Ganges Inspection',
  countries: ['IN', 'BD', 'NP'],
  services: ['supplier_audit', 'quality_assurance', 'loading_inspection'],
  contact_person_name: 'Arjun Sen',
  email: 'desk@ganges.example',
  phone_number: '+913322201234',
  accreditation: 'ISO/IEC 17020, type A',
  price_remarks: 'Travel of more than 200 km is charged',
}

/** The same answer to every question of an audit. */
export const allAnswers = (answer: AuditAnswer) =>
  Object.fromEntries(auditCodes.map((code) => [code, answer])) as Record<AuditCode, AuditAnswer>

/** The id of the company with this name, which is added where there is none. */
export async function givenInspectionCompany(
  app: TestApp,
  company_name = ganges.company_name,
  changes: Partial<NewCompany> = {},
): Promise<string> {
  const known = await app.db
    .selectFrom('inspection_companies as company')
    .innerJoin('vendors as vendor', 'vendor.vendor_id', 'company.inspection_company_id')
    .select('company.inspection_company_id')
    .where('vendor.company_name', '=', company_name)
    .executeTakeFirst()
  if (known) return known.inspection_company_id
  const { token } = await givenAdministrator(app)
  const body = { ...ganges, company_name, ...changes }
  const added = await app.call(inspectionCompanies.add, { body }, { token })
  if (added.status !== 200) throw new Error(JSON.stringify(added.body))
  return added.body.inspection_company_id
}

export type Order = WireInput<typeof qualityAssurance.add>['body']
type Supplier = WireInput<typeof suppliers.add>['body'][number]

export const deccan: Supplier = {
  company_name: 'Deccan Mills Pvt Ltd',
  company_address: '12 Mill Road, Pune 411001',
  company_registration_number: 'U17110PN2004',
  contact_person_name: 'Meera Joshi',
  email: 'meera@deccan.example',
  phone_number: '+912055501234',
}

export async function givenMill(app: TestApp, token: string, changes: Partial<Supplier> = {}) {
  const { body } = await app.call(suppliers.add, { body: [{ ...deccan, ...changes }] }, { token })
  return body.beneficiary_id
}

/** All three services for one container with goods for 80,000 USD; our fee is 200 USD. */
export async function wholeOrder(app: TestApp, token: string, changes: Partial<Order> = {}): Promise<Order> {
  return {
    beneficiary_id: await givenMill(app, token),
    address_of_inspection: 'Plot 7, MIDC Ranjangaon, Pune',
    supplier_audit: 1,
    audit_specification: 'Working conditions and quality management',
    audit_days: 2,
    audit_persons: 2,
    quality_assurance: 1,
    qa_consignment_value: 80_000,
    qa_days: 1,
    goods_specifications: 'Cotton yarn on cones, 30s combed',
    quality_specifications_file: [{ url: await givenDocument(app, token, { name: 'Yarn.pdf' }) }],
    lot_size: 3000,
    inspection_level: 'II',
    loading_inspection: 1,
    no_of_containers: 1,
    loading_consignment_value: 80_000,
    ...changes,
  }
}

export async function givenDraftOrder(app: TestApp, token: string, changes: Partial<Order> = {}) {
  const body = await wholeOrder(app, token, changes)
  const saved = await app.call(qualityAssurance.add, { body }, { token })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  return saved.body.quality_assurance_id
}

export async function givenSubmittedOrder(app: TestApp, token: string, changes: Partial<Order> = {}) {
  const quality_assurance_id = await givenDraftOrder(app, token, changes)
  const sent = await app.call(qualityAssurance.submit, { body: { quality_assurance_id } }, { token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return quality_assurance_id
}

/** What a decision of the back office names: the inspection as it is now. */
export async function seenByOffice(app: TestApp, quality_assurance_id: string) {
  const { token } = await givenAdministrator(app)
  const { body } = await app.call(officeInspections.get, { body: { quality_assurance_id } }, { token })
  return { token, which: { quality_assurance_id, version: body.quality_assurance_data.version } }
}

type Quoted = { price?: number; days_ahead?: number }

/** Quoted by the back office for 900.00 USD, and 200.00 USD of fee. */
export async function givenQuotedInspection(
  app: TestApp,
  { token }: { token: string },
  { price = 900, days_ahead = 5, ...changes }: Partial<Order> & Quoted = {},
): Promise<string> {
  const id = await givenSubmittedOrder(app, token, changes)
  const { which, ...office } = await seenByOffice(app, id)
  const body = {
    ...which,
    price,
    inspection_company_id: await givenInspectionCompany(app, 'Ganges Inspection'),
    inspection_date: dayFromNow(app, days_ahead),
  }
  const quoted = await app.call(officeInspections.quote, { body }, office)
  if (quoted.status !== 200) throw new Error(JSON.stringify(quoted.body))
  return id
}

/** Half a minute later, so that the code is sent: asks for it and answers what accepting takes. */
export async function givenAcceptance(
  app: TestApp,
  { token, email }: GivenCompany,
  quality_assurance_id: string,
) {
  app.clock.advance(31_000)
  const sent = await app.call(qualityAssurance.acceptCode, { body: { quality_assurance_id } }, { token })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return { quality_assurance_id, password: givenPassword, verify_code: await app.newestCode(email) }
}

export async function givenConfirmedInspection(
  app: TestApp,
  company: GivenCompany,
  changes: Partial<Order> & Quoted = {},
): Promise<string> {
  const id = await givenQuotedInspection(app, company, changes)
  const body = await givenAcceptance(app, company, id)
  const paid = await app.call(qualityAssurance.accept, { body }, { token: company.token })
  if (paid.body.quality_assurance_status !== 'confirmed') throw new Error(JSON.stringify(paid.body))
  return id
}

export async function givenScheduledInspection(
  app: TestApp,
  company: GivenCompany,
  changes: Partial<Order> = {},
): Promise<string> {
  const id = await givenConfirmedInspection(app, company, changes)
  const { which, ...office } = await seenByOffice(app, id)
  const body = { ...which, scheduled_for: dayFromNow(app, 6) }
  const scheduled = await app.call(officeInspections.schedule, { body }, office)
  if (scheduled.status !== 200) throw new Error(JSON.stringify(scheduled.body))
  return id
}
