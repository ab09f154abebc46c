import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { readRecordNumber } from '../../../lifecycle/numbers.ts'
import { paginationOf } from '../../../lists/pagination.ts'
import { hasText } from '../../../lists/search-text.ts'
import { type TransactionRow, transactionNumber, transactionPrefix, transactionsOf } from './transactions.ts'

type Filter = {
  search: string
  isCurrent: boolean
  transactionId: string | undefined
  page: number
  limit: number
}

/** A company's trades, newest first, by number or part of the name. */
export async function listTransactions(db: Db, scope: OneCompanyScope, filter: Filter) {
  const { search, isCurrent, transactionId, page, limit } = filter
  const number = readRecordNumber(transactionPrefix, search)
  const listed = transactionsOf(db, scope)
    .$if(isCurrent, (query) => query.where('is_current', '=', true))
    .$if(transactionId !== undefined, (query) => query.where('transaction_id', '=', transactionId ?? ''))
    .$if(search !== '', (query) =>
      query.where(({ eb, or }) =>
        or([hasText(sql`name`, search), ...(number === undefined ? [] : [eb('number', '=', number)])]),
      ),
    )
  const [pagination, rows] = await Promise.all([
    paginationOf(db, filter, (atMost) => listed.clearSelect().select(sql.lit(1).as('one')).limit(atMost)),
    listed
      .orderBy('created_at', 'desc')
      .orderBy('transaction_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ])
  return { transactions: rows.map(toListed), pagination }
}

export const toListed = (row: TransactionRow) => ({
  transaction_id: row.transaction_id,
  transaction_number: transactionNumber(row),
  name: row.name,
  is_current: row.is_current,
  created_at: row.created_at,
})
