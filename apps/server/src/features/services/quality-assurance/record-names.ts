import type { Db, Tx } from '@tradelane/db'
import { areRecords, type NamedRecord, type RecordName } from '../../../entries/record-names.ts'
import { inspectionNumber } from './inspections.ts'

export async function nameInspections(
  db: Db | Tx,
  records: readonly NamedRecord[],
): Promise<Map<string, RecordName>> {
  const rows = await db
    .selectFrom('quality_inspections as inspection')
    .leftJoin('partners as supplier', (join) =>
      join
        .onRef('supplier.uid', '=', 'inspection.uid')
        .onRef('supplier.beneficiary_id', '=', 'inspection.beneficiary_id'),
    )
    .select(['inspection.quality_assurance_id', 'inspection.number', 'inspection.created_at'])
    .select('supplier.company_name')
    .where(areRecords(records, 'inspection.uid', 'inspection.quality_assurance_id'))
    .execute()
  return new Map(
    rows.map((row) => [
      row.quality_assurance_id,
      {
        what: `Inspection ${inspectionNumber(row)}`,
        detail: row.company_name ?? 'no supplier chosen',
      },
    ]),
  )
}
