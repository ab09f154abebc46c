import type {
  ChangedInspectionCompany,
  NewInspectionCompany,
  RetiredInspectionCompany,
} from '@tradelane/contract/inspection-companies/calls'
import { inspectionServices } from '@tradelane/contract/quality-assurance/rules'
import type { VendorContact } from '@tradelane/contract/vendors/forms'
import type { Tx } from '@tradelane/db'
import type { Deps } from '../../../deps/deps.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { changeVendor, findVendorNamed, insertVendor } from '../vendors/index.ts'
import { contactsOf, findInspectionCompany } from './inspection-companies.ts'

type Change = Parameters<typeof changeVendor>[1]

const changeOf = ({ clock }: Deps, { administratorId }: AdminActor): Change => ({
  by: `administrator:${administratorId}`,
  at: clock.now(),
})

/** Adds the vendor, or makes one that there is inspect for us. Refuses by field a name that an inspection company or a retired vendor has. */
export function addInspectionCompany(
  deps: Deps,
  actor: AdminActor,
  form: NewInspectionCompany,
): Promise<string> {
  const change = changeOf(deps, actor)
  return inTransaction(deps.db, async (tx) => {
    const id = await vendorFor(tx, change, form)
    await tx
      .insertInto('inspection_companies')
      .values({ inspection_company_id: id, ...columnsOf(form) })
      .execute()
    await noteChange(tx, change, id, { from: null, to: 'active', after: form })
    return id
  })
}

async function vendorFor(tx: Tx, change: Change, form: NewInspectionCompany): Promise<string> {
  const { company_name } = form
  await requireNewName(tx, company_name)
  const known = await findVendorNamed(tx, company_name)
  if (!known) {
    return insertVendor(tx, change, {
      ...{ company_name, services_offered: 'Inspections of goods and suppliers', services: ['inspection'] },
      ...{ contact_details: withContact([], form), lanes: [] },
    })
  }
  if (known.is_retired) {
    refuseFields({ company_name: 'There is a retired vendor with this name: make it active again' })
  }
  const set = {
    services: [...known.services, 'inspection' as const],
    contact_details: withContact([undefined, ...known.contact_details], form),
  }
  await changeVendor(tx, change, { vendorId: known.vendor_id, version: known.version, set })
  return known.vendor_id
}

/** Refuses as adding does, with NOT_FOUND, and with CONFLICT what was changed since it was looked at. */
export async function updateInspectionCompany(
  deps: Deps,
  actor: AdminActor,
  { inspection_company_id: id, version, ...form }: ChangedInspectionCompany,
): Promise<void> {
  const change = changeOf(deps, actor)
  await inTransaction(deps.db, async (tx) => {
    const before = await findInspectionCompany(tx, id)
    if (!before) throw new Refusal('NOT_FOUND')
    await requireNewName(tx, form.company_name, id)
    const contact_details = withContact(contactsOf(before), form)
    const set = { company_name: form.company_name, contact_details }
    await changeVendor(tx, change, { vendorId: id, version, set })
    await tx
      .updateTable('inspection_companies')
      .set(columnsOf(form))
      .where('inspection_company_id', '=', id)
      .execute()
    const state = stateOf(before.is_retired)
    await noteChange(tx, change, id, { from: state, to: state, before, after: form })
  })
}

/** The vendor is retired: one that inspects no more does nothing else for us either. Refuses with NOT_FOUND and CONFLICT. */
export async function retireInspectionCompany(
  deps: Deps,
  actor: AdminActor,
  { inspection_company_id: id, version, is_retired }: RetiredInspectionCompany,
): Promise<void> {
  const change = changeOf(deps, actor)
  await inTransaction(deps.db, async (tx) => {
    const before = await findInspectionCompany(tx, id)
    if (!before) throw new Refusal('NOT_FOUND')
    await changeVendor(tx, change, { vendorId: id, version, set: { is_retired } })
    const moved = { from: stateOf(before.is_retired), to: stateOf(is_retired) }
    await noteChange(tx, change, id, { ...moved, before, after: { is_retired } })
  })
}

const stateOf = (isRetired: boolean) => (isRetired ? 'retired' : 'active')

type Noted = Pick<Parameters<typeof recordEvent>[1], 'from' | 'to' | 'before' | 'after'>
const noteChange = (tx: Tx, { by, at }: Change, id: string, noted: Noted): Promise<void> =>
  recordEvent(tx, {
    ...{ companyId: null, subject: 'inspection_company', subjectId: id, actor: by, at },
    ...noted,
  })

/** The form's contact is the first; its division stays. */
const withContact = (
  [first, ...others]: readonly (VendorContact | undefined)[],
  { contact_person_name, email, phone_number }: NewInspectionCompany,
): VendorContact[] => [
  { contact_person_name, division: first?.division ?? 'Inspections', email, phone_number },
  ...others.flatMap((one) => one ?? []),
]

/** Countries and services each once, in one order. */
const columnsOf = ({ countries, services, accreditation, price_remarks }: NewInspectionCompany) => ({
  ...{ accreditation, price_remarks },
  countries: [...new Set(countries)].sort(),
  services: inspectionServices.filter((one) => services.includes(one)),
})

/** The database refuses the second of two at once. */
async function requireNewName(tx: Tx, name: string, id?: string): Promise<void> {
  const known = await findVendorNamed(tx, name)
  if (!known || known.vendor_id === id) return
  if (await findInspectionCompany(tx, known.vendor_id))
    refuseFields({ company_name: 'There is an inspection company with this name' })
}
