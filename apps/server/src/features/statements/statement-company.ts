import type { Db } from '@tradelane/db'

export type Company = { name: string; registrationNumber: string }

/** The company as its statements name it. */
export async function getStatementCompany(db: Db, companyId: string): Promise<Company> {
  const row = await db
    .selectFrom('companies')
    .select(['company_name', 'company_reg_number'])
    .where('uid', '=', companyId)
    .executeTakeFirstOrThrow()
  return { name: row.company_name, registrationNumber: row.company_reg_number }
}
