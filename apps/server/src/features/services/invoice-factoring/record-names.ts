import type { Db, Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'
import { amountIn, fundingNumber } from './fundings.ts'

export async function nameFundings(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('invoice_factorings')
    .select(['invoice_factoring_id', 'number', 'created_at', 'invoice_amount', 'currency', 'invoice_number'])
    .where(areRecords(records, 'uid', 'invoice_factoring_id'))
    .execute()
  return new Map(
    rows.map((row) => [
      row.invoice_factoring_id,
      {
        what: `Invoice funding ${fundingNumber(row)}`,
        detail: [
          row.invoice_number && `Invoice ${row.invoice_number}`,
          formatMoney(amountIn(row, row.invoice_amount)),
        ]
          .filter(Boolean)
          .join(', '),
      },
    ]),
  )
}
