import { type Partner, partnersPerPage } from '@tradelane/contract/partners/calls'
import { onlyCountryOf } from '@tradelane/contract/partners/country-of-partner'
import type { Database, Db, Tx } from '@tradelane/db'
import { type Selectable, sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { hasText } from '../../../lists/search-text.ts'
import { toListedAccount } from './listed-account.ts'
import { type AccountRow, creditText, toAddress } from './partner-rows.ts'
import { listNewestPayments } from './payments-of-partners.ts'

export type PartnerRow = Selectable<Database['partners']>

export async function findPartner(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  beneficiaryId: string,
): Promise<PartnerRow | undefined> {
  return db
    .selectFrom('partners')
    .selectAll()
    .where('uid', '=', companyId)
    .where('beneficiary_id', '=', beneficiaryId)
    .executeTakeFirst()
}

/** The company's partner where it has exactly one. */
export async function findOnlyPartner(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
): Promise<PartnerRow | undefined> {
  const [partner, ...more] = await db
    .selectFrom('partners')
    .selectAll()
    .where('uid', '=', companyId)
    .limit(2)
    .execute()
  return more.length > 0 ? undefined : partner
}

/** As somebody gave it, else the one country of all its accounts; null where that is not known. */
export async function countryOfPartner(
  db: Db | Tx,
  scope: OneCompanyScope,
  { beneficiary_id, country }: Pick<PartnerRow, 'beneficiary_id' | 'country'>,
): Promise<string | null> {
  if (country) return country
  const accounts = await listAccountRows(db, scope, [beneficiary_id])
  return onlyCountryOf(accounts.map((account) => account.beneficiary_country_code))
}

/** Locks the partner until the transaction ends. */
export async function lockPartner(
  tx: Tx,
  { companyId }: OneCompanyScope,
  beneficiaryId: string,
): Promise<PartnerRow | undefined> {
  return tx
    .selectFrom('partners')
    .selectAll()
    .where('uid', '=', companyId)
    .where('beneficiary_id', '=', beneficiaryId)
    .forUpdate()
    .executeTakeFirst()
}

/** The current accounts in the order of the form, without removed ones. */
export async function listAccountRows(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  beneficiaryIds: readonly string[],
): Promise<AccountRow[]> {
  if (beneficiaryIds.length === 0) return []
  return db
    .selectFrom('partner_accounts')
    .selectAll()
    .where('uid', '=', companyId)
    .where('beneficiary_id', 'in', beneficiaryIds)
    .where('removed_at', 'is', null)
    .orderBy('beneficiary_id')
    .orderBy('position')
    .execute()
}

type Listed = {
  search?: string | undefined
  page: number
  limit: number
  order: 'name' | 'newest'
  /** Only partners for whom credit was requested. */
  financed?: '1' | undefined
}

/** A page of the company's partners, each with its accounts and latest payments. */
export async function listPartners(
  db: Db,
  scope: OneCompanyScope,
  { search = '', page, limit, order, financed }: Listed,
): Promise<Partner[]> {
  const rows = await db
    .selectFrom('partners')
    .selectAll()
    .where('uid', '=', scope.companyId)
    .$if(search !== '', (query) =>
      query.where((where) =>
        where.or([hasText(sql`company_name`, search), hasText(sql`company_registration_number`, search)]),
      ),
    )
    .$if(financed !== undefined, (query) => query.where('limit_request', '>', 0n))
    .$if(order === 'name', (query) => query.orderBy(sql`lower(company_name)`))
    .$if(order === 'newest', (query) => query.orderBy('created_at', 'desc'))
    .orderBy('beneficiary_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const ids = rows.map((row) => row.beneficiary_id)
  const [accounts, payments] = await Promise.all([
    listAccountRows(db, scope, ids),
    listNewestPayments(db, scope, ids),
  ])
  const accountsOf = Map.groupBy(accounts, (account) => account.beneficiary_id)
  return rows.map((row) => ({
    ...toPartner(row),
    account_details: (accountsOf.get(row.beneficiary_id) ?? []).map(toListedAccount),
    simple_payment: payments.get(row.beneficiary_id) ?? [],
  }))
}

const toPartner = (row: PartnerRow) => ({
  beneficiary_id: row.beneficiary_id,
  company_name: row.company_name,
  company_address: row.company_address,
  ...toAddress(row),
  company_registration_number: row.company_registration_number,
  reg_no: row.company_registration_number,
  contact_person_name: row.contact_person_name,
  email: row.email,
  phone_number: row.phone_number,
  ...creditText(row),
  created_at: row.created_at,
  version: row.version,
})

export async function listBuyers(db: Db, { companyId }: OneCompanyScope) {
  return db
    .selectFrom('partners')
    .select([
      'beneficiary_id as invoice_buyer_id',
      'company_registration_number as reg_no',
      'company_name',
      'created_at',
    ])
    .where('uid', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('beneficiary_id')
    .limit(partnersPerPage)
    .execute()
}

/** Names of other partners with this registration number, ignoring case. */
export async function listNamesakes(
  tx: Tx,
  { companyId }: OneCompanyScope,
  partner: { beneficiaryId: string; registrationNumber: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('partners')
    .select('company_name')
    .where('uid', '=', companyId)
    .where('beneficiary_id', '<>', partner.beneficiaryId)
    .where(sql`lower(company_registration_number)`, '=', partner.registrationNumber.toLowerCase())
    .orderBy('created_at')
    .limit(3)
    .execute()
  return rows.map((row) => row.company_name)
}

/** Partners of these companies with this number, in any way of writing it, and with no other country: for the back office. */
export async function listSameCompany(
  db: Db,
  companyIds: readonly string[],
  { number, country }: { number: string; country: string | null },
) {
  if (companyIds.length === 0) return []
  const rows = await db
    .selectFrom('partners')
    .select(['uid', 'beneficiary_id', 'company_name', 'company_registration_number', 'country'])
    .where('uid', 'in', companyIds)
    .where('registration_key', '=', sql<string>`registration_key(${number})`)
    .$if(country !== null, (query) =>
      query.where((where) => where.or([where('country', 'is', null), where('country', '=', country)])),
    )
    .orderBy('created_at')
    .limit(10)
    .execute()
  return rows.map((row) => ({ ...row, country: row.country ?? '' }))
}
