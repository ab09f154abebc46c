import { insurance } from '@tradelane/contract/insurance/service-info'
import type { Db, Tx } from '@tradelane/db'
import { formatMoney, money } from '@tradelane/money'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'
import { recordNumber } from '../../../lifecycle/numbers.ts'

export async function namePolicies(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('insurance_policies')
    .select(['insurance_id', 'number', 'created_at', 'insured_value'])
    .select(['place_of_origin', 'place_of_destination'])
    .where(areRecords(records, 'uid', 'insurance_id'))
    .execute()
  return new Map(
    rows.map((row) => [
      row.insurance_id,
      {
        what: `Insurance ${recordNumber(insurance.numberPrefix, row.number, row.created_at)}`,
        detail: `${formatMoney(money(row.insured_value, 'USD'))}, ${row.place_of_origin} to ${row.place_of_destination}`,
      },
    ]),
  )
}
