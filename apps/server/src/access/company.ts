import { capitals } from '@tradelane/contract/primitives/identifier'
import { type Database, type Db, named, type Tx } from '@tradelane/db'
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { containsParts, hasText } from '../lists/search-text.ts'
import { Refusal } from '../refusal.ts'
import { type OneCompanyScope, type SystemScope, systemScope } from './scope.ts'

export type Company = Selectable<Database['companies']>

/** The company of the scope. */
export async function getCompany(db: Db | Tx, { companyId }: OneCompanyScope): Promise<Company> {
  const company = db.selectFrom('companies').selectAll('companies').where('uid', '=', companyId)
  return company.modifyEnd(named).executeTakeFirstOrThrow()
}

/** The same, locked until the transaction ends: of two changes that count what the company has, the second waits. */
export async function lockCompany(tx: Tx, { companyId }: OneCompanyScope): Promise<Company> {
  return tx
    .selectFrom('companies')
    .selectAll()
    .where('uid', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** The same, for what is stored with the company: it cannot be locked for a change before the transaction ends. */
export async function keepCompany(tx: Tx, { companyId }: OneCompanyScope): Promise<Company> {
  return tx
    .selectFrom('companies')
    .selectAll('companies')
    .where('uid', '=', companyId)
    .forKeyShare()
    .modifyEnd(named)
    .executeTakeFirstOrThrow()
}

/** What other features store with a company. Its verification is a state, and moves by its life cycle. */
type Settings = Pick<
  Updateable<Database['companies']>,
  | 'team_enabled'
  | 'approval_limit'
  | 'daily_limit'
  | 'tax_number'
  | 'provider_customer_id'
  | 'provider_wallet_id'
>

export async function updateCompany(
  db: Db | Tx,
  { companyId }: OneCompanyScope,
  settings: Settings,
): Promise<void> {
  await db.updateTable('companies').set(settings).where('uid', '=', companyId).execute()
}

/** A page of the companies that the payments provider knows, in the order of their ids, for jobs that look at all of them. */
export async function listCompaniesAtProvider(
  db: Db | Tx,
  { after, limit }: { after: string; limit: number },
): Promise<Company[]> {
  return db
    .selectFrom('companies')
    .selectAll()
    .where('provider_customer_id', 'is not', null)
    .where('uid', '>', after)
    .orderBy('uid')
    .limit(limit)
    .execute()
}

/** The names of companies, by id. */
export async function namesOfCompanies(
  db: Db | Tx,
  companyIds: readonly (string | null)[],
): Promise<Map<string, string>> {
  const ids = [...new Set(companyIds.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('companies')
    .select(['uid', 'company_name'])
    .where('uid', 'in', ids)
    .execute()
  return new Map(rows.map(({ uid, company_name }) => [uid, company_name]))
}

/** The name of a company. Refuses with NOT_FOUND. */
export async function nameOfCompany(db: Db | Tx, companyId: string): Promise<string> {
  const name = (await namesOfCompanies(db, [companyId])).get(companyId)
  if (name === undefined) throw new Refusal('NOT_FOUND')
  return name
}

/** Condition for `where`: the company of this column has every part of the search in its name or registration number. */
export const isCompanyFound = (column: string, search: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (select uid from companies where ${containsParts(sql`searched`, search)})`

/** The text of the company of this column, for a list that looks at its rows one after the other. */
export const searchedOfCompany = (column: string): RawBuilder<string> =>
  sql<string>`(select searched from companies where companies.uid = ${sql.ref(column)})`

/** The company that the provider knows under this id; undefined where it is none of ours. */
export async function findCompanyAtProvider(db: Db, customerId: string): Promise<SystemScope | undefined> {
  const row = await db
    .selectFrom('companies')
    .select('uid')
    .where('provider_customer_id', '=', customerId)
    .executeTakeFirst()
  return row && systemScope(row.uid)
}

/** The newest companies, or the newest of those with a text in their name. Of the sandbox's own pages: it is not scoped to a tenant. */
export async function listNewestCompanies(
  db: Db,
  { search, limit }: { search: string | undefined; limit: number },
): Promise<Pick<Company, 'uid' | 'company_name' | 'kyb_status'>[]> {
  return db
    .selectFrom('companies')
    .select(['uid', 'company_name', 'kyb_status'])
    .$if(search !== undefined, (query) => query.where(hasText(sql`company_name`, search ?? '')))
    .orderBy('created_at', 'desc')
    .orderBy('uid')
    .limit(limit)
    .execute()
}

/** The companies with exactly this name, in any case: two are enough to know that it is ambiguous. */
export async function listCompaniesNamed(db: Db, name: string): Promise<string[]> {
  const rows = await db
    .selectFrom('companies')
    .select('uid')
    .where(sql`lower(company_name)`, '=', name.toLowerCase())
    .limit(2)
    .execute()
  return rows.map(({ uid }) => uid)
}

/** Companies with this registration number or this name, for the back office to choose from. */
export async function findCompaniesByNumberOrName(
  db: Db,
  { number, name }: { number: string; name: string },
): Promise<{ uid: string; company_name: string; company_reg_number: string }[]> {
  return db
    .selectFrom('companies')
    .select(['uid', 'company_name', 'company_reg_number'])
    .where((where) =>
      where.or([
        where(sql`upper(company_reg_number)`, '=', capitals(number.replace(/[^\p{L}\p{N}]/gu, ''))),
        where(sql`lower(company_name)`, '=', name.toLowerCase()),
      ]),
    )
    .orderBy('company_name')
    .limit(10)
    .execute()
}
