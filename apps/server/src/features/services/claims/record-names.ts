import type { Db, Tx } from '@tradelane/db'
import { formatMoney, money } from '@tradelane/money'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'
import { claimNumber } from './claims.ts'

export async function nameClaims(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('insurance_claims')
    .select(['claim_id', 'number', 'created_at', 'amount'])
    .where(areRecords(records, 'uid', 'claim_id'))
    .execute()
  return new Map(
    rows.map((row) => [
      row.claim_id,
      {
        what: `Claim ${claimNumber(row)}`,
        detail: row.amount === null ? '' : formatMoney(money(row.amount, 'USD')),
      },
    ]),
  )
}
