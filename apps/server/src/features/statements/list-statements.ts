import type { Db } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import { type Statement, toStatement } from './queries.ts'

const rowsPerPage = 10

/** A company's statements, the newest first. */
export async function listStatements(
  db: Db,
  companyId: string,
  { currency, page }: { currency?: Currency | undefined; page: number },
): Promise<{ statements: Statement[]; total: number; totalPages: number }> {
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
  const { total } = await wanted()
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  return {
    statements: rows.map(toStatement),
    total: Number(total),
    totalPages: Math.max(1, Math.ceil(Number(total) / rowsPerPage)),
  }
}
