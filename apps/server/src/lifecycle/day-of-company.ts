import type { Db, Tx } from '@tradelane/db'
import { countriesOfCompanies } from '../access/countries-of-companies.ts'
import { dayIn } from './local-days.ts'

/** The calendar day at an instant where the company is: limits end, and interest runs, by its calendar. */
export async function dayOfCompany(db: Db | Tx, companyId: string, at: Date): Promise<string> {
  return (await daysOfCompanies(db, [companyId], at))(companyId)
}

/** The same for several companies, with one query. */
export async function daysOfCompanies(
  db: Db | Tx,
  companyIds: readonly string[],
  at: Date,
): Promise<(companyId: string) => string> {
  const countries = await countriesOfCompanies(db, companyIds)
  return (companyId) => dayIn(countries.get(companyId) ?? null, at)
}
