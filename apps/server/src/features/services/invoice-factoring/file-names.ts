import type { Output } from '@tradelane/contract'
import type { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { documentIdOf, listDocuments } from '../../papers/documents/index.ts'
import type { FundingRow } from './fundings.ts'

type FileNames = Output<typeof invoiceFactoring.get>['file_names']

/** The names that the files of a funding were uploaded with, by the field that links to each. The caller has read the funding within its scope. */
export async function fileNamesOf(deps: Deps, row: FundingRow): Promise<FileNames> {
  const idOf = (link: string | null) => (link === null ? undefined : documentIdOf(deps, link))
  const ids = {
    invoice_file: idOf(row.invoice_file),
    purchase_order_file: idOf(row.purchase_order_file),
    shipping_file: idOf(row.shipping_file),
  }
  const wanted = Object.values(ids).filter((id) => id !== undefined)
  const known = await listDocuments(deps.db, systemScope(row.uid), wanted)
  const nameOf = (id: string | undefined) => known.find((each) => each.document_id === id)?.file_name ?? null
  return {
    invoice_file: nameOf(ids.invoice_file),
    purchase_order_file: nameOf(ids.purchase_order_file),
    shipping_file: nameOf(ids.shipping_file),
  }
}
