import type { InspectionCompany } from '@tradelane/contract/inspection-companies/calls'
import type { InspectionService } from '@tradelane/contract/quality-assurance/rules'
import type { VendorContact } from '@tradelane/contract/vendors/forms'
import type { Db, Tx } from '@tradelane/db'
import { withSavers } from '../../../access/names-of-administrators.ts'
import { Refusal } from '../../../refusal.ts'
import { vendorsOf } from '../vendors/index.ts'

/** A vendor that inspects for us: its id, name, version and contact are the vendor's. */
export const selectCompanies = (db: Db | Tx) =>
  db
    .selectFrom('inspection_companies as company')
    .innerJoin(vendorsOf(db).as('vendor'), 'vendor.vendor_id', 'company.inspection_company_id')
    .selectAll('company')
    .select(['vendor.company_name', 'vendor.contact_details', 'vendor.is_retired'])
    .select(['vendor.version', 'vendor.updated_by', 'vendor.updated_at'])

type InspectionCompanyRow = NonNullable<Awaited<ReturnType<typeof findInspectionCompany>>>

export const findInspectionCompany = (db: Db | Tx, id: string) =>
  selectCompanies(db).where('company.inspection_company_id', '=', id).executeTakeFirst()

/** Refuses with NOT_FOUND. */
export async function getInspectionCompany(db: Db, id: string): Promise<InspectionCompany> {
  const row = await findInspectionCompany(db, id)
  const [company] = await toAnswers(db, row ? [row] : [])
  if (!company) throw new Refusal('NOT_FOUND')
  return company
}

export const contactsOf = ({ contact_details }: { contact_details: unknown }) =>
  contact_details as VendorContact[]

/** As they are answered, with the vendor's first contact. */
export const toAnswers = (db: Db, rows: readonly InspectionCompanyRow[]): Promise<InspectionCompany[]> =>
  withSavers(
    db,
    rows.map(({ updated_by, contact_details, services, ...row }) => {
      const [contact] = contactsOf({ contact_details })
      const { contact_person_name = '', email = '', phone_number = '' } = contact ?? {}
      return {
        ...row,
        ...{ contact_person_name, email, phone_number },
        services: services as InspectionService[],
        saved_by: updated_by,
      }
    }),
  )
