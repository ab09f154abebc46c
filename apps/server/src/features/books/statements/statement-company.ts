import type { Db } from '@tradelane/db'
import { getCompany } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'

export type Company = { name: string; registrationNumber: string }

/** The company as its statements name it. */
export async function getStatementCompany(db: Db, scope: OneCompanyScope): Promise<Company> {
  const row = await getCompany(db, scope)
  return { name: row.company_name, registrationNumber: row.company_reg_number }
}
