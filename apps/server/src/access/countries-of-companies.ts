import type { Db, Tx } from '@tradelane/db'

/** Where companies are registered, by id: the country given at their verification, and until then the region of the sign-up. */
export async function countriesOfCompanies(
  db: Db | Tx,
  companyIds: readonly string[],
): Promise<Map<string, string>> {
  if (companyIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('companies as company')
    .leftJoin('registrations as registration', 'registration.uid', 'company.uid')
    .select(['company.uid', 'company.company_region', 'registration.company_reg_country'])
    .where('company.uid', 'in', [...new Set(companyIds)])
    .execute()
  return new Map(rows.map((row) => [row.uid, row.company_reg_country ?? row.company_region]))
}
