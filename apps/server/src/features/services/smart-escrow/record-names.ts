import type { Db, Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'
import { amountIn, escrowNumber } from './escrows.ts'

export async function nameEscrows(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('smart_escrows')
    .select(['smart_escrow_id', 'number', 'created_at', 'amount_sent', 'currency'])
    .where(areRecords(records, 'uid', 'smart_escrow_id'))
    .execute()
  return new Map(
    rows.map((row) => [
      row.smart_escrow_id,
      { what: `Smart escrow ${escrowNumber(row)}`, detail: formatMoney(amountIn(row, row.amount_sent)) },
    ]),
  )
}
