import { invoiceKindNames } from '@tradelane/contract/invoices/kinds'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { IssuedPaper } from '../../../entries/feature-entry.ts'
import { invoiceFile } from './invoice-file.ts'
import { invoiceNumber } from './stored-invoices.ts'

/** The invoices and credit notes of records: of our fees and services, and not of the goods. */
export async function invoicesOfRecords(
  deps: Deps,
  scope: OneCompanyScope,
  records: readonly { id: string }[],
): Promise<IssuedPaper[]> {
  if (records.length === 0) return []
  const rows = await deps.db
    .selectFrom('invoices')
    .select(['invoice_id', 'kind', 'year', 'serial', 'title', 'issued_at'])
    .where('uid', '=', scope.companyId)
    .where(
      'subject_id',
      'in',
      records.map(({ id }) => id),
    )
    .execute()
  return rows.map((row) => ({
    ...{ key: `invoice.${row.invoice_id}`, type: 'other', at: row.issued_at },
    title: `${invoiceKindNames[row.kind as 'invoice']} ${invoiceNumber({ ...row, kind: row.kind as 'invoice' })}: ${row.title}`,
    file: () => invoiceFile(deps, scope, row.invoice_id),
  }))
}
