import type { Db, Tx } from '@tradelane/db'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'

/** A partner by its company. */
export async function namePartners(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('partners')
    .select(['beneficiary_id', 'company_name', 'company_registration_number'])
    .where(areRecords(records, 'uid', 'beneficiary_id'))
    .execute()
  return new Map(
    rows.map(({ beneficiary_id, company_name, company_registration_number }) => [
      beneficiary_id,
      { what: company_name, detail: company_registration_number },
    ]),
  )
}
