import type { Db } from '@tradelane/db'
import { getCompany } from '../../access/company.ts'
import { systemScope } from '../../access/scope.ts'

export type Company = { name: string; registrationNumber: string }

/** The company as its statements name it. */
export async function getStatementCompany(db: Db, companyId: string): Promise<Company> {
  const row = await getCompany(db, systemScope(companyId))
  return { name: row.company_name, registrationNumber: row.company_reg_number }
}
