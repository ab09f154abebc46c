import type { Db } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { described, shownColumns } from './list-invoices.ts'

const most = 50

/** The newest invoices and credit notes of these subjects; with `line`, those with a line that begins so. */
export async function listBilled(
  db: Db,
  { companyId }: OneCompanyScope,
  { subjects, line }: { subjects: readonly string[]; line?: string },
) {
  const rows = await db
    .selectFrom('invoices')
    .select(shownColumns)
    .where('uid', '=', companyId)
    .where('subject', 'in', subjects)
    .$if(line !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('invoice_lines')
            .select('invoice_lines.invoice_id')
            .whereRef('invoice_lines.invoice_id', '=', 'invoices.invoice_id')
            .where('invoice_lines.description', 'like', `${line}%`),
        ),
      ),
    )
    .orderBy('issued_at', 'desc')
    .orderBy('invoice_id')
    .limit(most)
    .execute()
  return described(db, rows)
}
