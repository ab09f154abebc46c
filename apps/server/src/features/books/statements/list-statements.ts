import type { Db } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { toStatement } from './stored-statements.ts'

const rowsPerPage = 10

/** A company's statements, newest first. */
export async function listStatements(
  db: Db,
  { companyId }: OneCompanyScope,
  { currency, page }: { currency?: Currency | undefined; page: number },
) {
  const wanted = () =>
    db
      .selectFrom('statements')
      .where('uid', '=', companyId)
      .$if(currency !== undefined, (query) => query.where('currency', '=', currency ?? ''))
  const rows = await wanted()
    .selectAll()
    .orderBy('issued_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage)
    .execute()
  const pagination = await paginationOf(db, { page, limit: rowsPerPage }, (atMost) =>
    wanted().select('statement_id').limit(atMost),
  )
  return { statements: rows.map(toStatement), pagination }
}
