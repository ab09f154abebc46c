import type { InspectionCompany } from '@tradelane/contract/inspection-companies/calls'
import type { InspectionService } from '@tradelane/contract/quality-assurance/rules'
import type { Database, Db, Tx } from '@tradelane/db'
import type { Selectable } from 'kysely'
import { withSavers } from '../../../access/names-of-administrators.ts'
import { Refusal } from '../../../refusal.ts'

export type InspectionCompanyRow = Selectable<Database['inspection_companies']>

export const findInspectionCompany = (db: Db | Tx, id: string): Promise<InspectionCompanyRow | undefined> =>
  db.selectFrom('inspection_companies').selectAll().where('inspection_company_id', '=', id).executeTakeFirst()

/** Refuses with NOT_FOUND. */
export async function getInspectionCompany(db: Db, id: string): Promise<InspectionCompany> {
  const row = await findInspectionCompany(db, id)
  const [company] = await toAnswers(db, row ? [row] : [])
  if (!company) throw new Refusal('NOT_FOUND')
  return company
}

/** As they are answered. */
export const toAnswers = (db: Db, rows: readonly InspectionCompanyRow[]): Promise<InspectionCompany[]> =>
  withSavers(
    db,
    rows.map(({ updated_by, created_at, services, ...row }) => ({
      ...row,
      services: services as InspectionService[],
      saved_by: updated_by,
    })),
  )
