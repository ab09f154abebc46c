import { countries } from '@tradelane/contract/lists/country-names'
import type { Db, Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'

export async function findRegistrationRow(db: Db | Tx, { companyId }: OneCompanyScope) {
  return db
    .selectFrom('registrations as registration')
    .innerJoin('companies as company', 'company.uid', 'registration.uid')
    .innerJoin('users as applicant', (join) =>
      join
        .onRef('applicant.uid', '=', 'registration.uid')
        .onRef('applicant.user_id', '=', 'registration.user_id'),
    )
    .selectAll('registration')
    .select([
      'company.company_name',
      'company.company_reg_number',
      'company.kyb_reason',
      'company.kyb_due_at',
    ])
    .select(['applicant.first_name', 'applicant.last_name', 'applicant.work_email', 'applicant.job_title'])
    .select(['applicant.country_code', 'applicant.company_phone_number'])
    .where('registration.uid', '=', companyId)
    .executeTakeFirst()
}

export async function listBusinessDocuments(db: Db | Tx, { companyId }: OneCompanyScope) {
  return db
    .selectFrom('business_documents')
    .select(['documents_type', 'document_id'])
    .where('uid', '=', companyId)
    .orderBy('position')
    .execute()
}

export async function listFounderRows(db: Db | Tx, { companyId }: OneCompanyScope) {
  return db.selectFrom('founders').selectAll().where('uid', '=', companyId).orderBy('position').execute()
}

export type FounderRow = Awaited<ReturnType<typeof listFounderRows>>[number]

export async function listFounderDocuments(db: Db | Tx, { companyId }: OneCompanyScope) {
  return db
    .selectFrom('founder_documents')
    .selectAll()
    .where('uid', '=', companyId)
    .orderBy('position')
    .execute()
}

/** The registered address in one line, with the country's name; empty before the first submission. */
export async function findRegisteredAddress(db: Db | Tx, { companyId }: OneCompanyScope): Promise<string> {
  const row = await db
    .selectFrom('registrations')
    .select(['registered_addressLine1', 'registered_addressLine2', 'registered_postcode'])
    .select(['registered_city', 'registered_state', 'registered_country'])
    .where('uid', '=', companyId)
    .executeTakeFirst()
  if (!row) return ''
  const city = [row.registered_postcode, row.registered_city].filter(Boolean).join(' ')
  const { registered_addressLine1: first, registered_addressLine2: second, registered_state: state } = row
  return [first, second, city, state, countryName(row.registered_country)].filter(Boolean).join(', ')
}

const countryName = (code: string): string =>
  countries.find((country) => country.code === code)?.description ?? code
