import type { Db, Tx } from '@tradelane/db'
import { formatMoney } from '@tradelane/money'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'
import { limitNumber, requestedOf } from './limits.ts'

export async function nameLimits(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('credit_limits as credit')
    .innerJoin('partners as buyer', (join) =>
      join.onRef('buyer.uid', '=', 'credit.uid').onRef('buyer.beneficiary_id', '=', 'credit.beneficiary_id'),
    )
    .select(['credit.credit_limit_id', 'credit.number', 'credit.created_at'])
    .select(['credit.currency', 'credit.requested_amount', 'buyer.company_name'])
    .where(areRecords(records, 'credit.uid', 'credit.credit_limit_id'))
    .execute()
  return new Map(
    rows.map((row) => [
      row.credit_limit_id,
      {
        what: `Credit limit ${limitNumber(row)}`,
        detail: `${formatMoney(requestedOf(row))} for ${row.company_name}`,
      },
    ]),
  )
}
