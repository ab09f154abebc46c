import type { Db, Tx } from '@tradelane/db'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'
import { transactionNumber } from './transactions.ts'

/** "Trade TRX-2026-000123", and the name that its company has given it. */
export async function nameTrades(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where(areRecords(records, 'uid', 'transaction_id'))
    .execute()
  return new Map(
    rows.map((row) => [
      row.transaction_id,
      { what: `Trade ${transactionNumber(row)}`, detail: row.name ?? '' },
    ]),
  )
}
