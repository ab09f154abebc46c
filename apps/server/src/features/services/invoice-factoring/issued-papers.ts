import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import { decimalText } from '@tradelane/money'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { IssuedPaper } from '../../../entries/feature-entry.ts'
import { storedPapers } from '../../papers/documents/index.ts'
import { assignmentNotice } from './confirmation/assignment-notice.ts'
import { amountIn, currencyOf, type FundingRow, fundingNumber, selectFundings } from './fundings.ts'

/** The papers of invoices that were sent to be funded, and the notice of assignment of those that were. */
export async function papersOfFunded(
  deps: Deps,
  scope: OneCompanyScope,
  records: readonly { subject: string; id: string }[],
): Promise<IssuedPaper[]> {
  const ids = records.filter(({ subject }) => subject === 'invoice_factoring').map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await selectFundings(deps.db, scope)
    .where('funding.invoice_factoring_id', 'in', ids)
    .where('funding.requested_at', 'is not', null)
    .execute()
  const files = rows.flatMap((row) => [row.invoice_file, row.purchase_order_file, row.shipping_file])
  const stored = await storedPapers(deps, scope, files)
  return rows.flatMap((row) => {
    const of = (name: string, type: TradeDocumentType, title: string, file: string | null) => {
      const paper = stored.get(file ?? '')
      return paper ? [{ ...paperOf(row, name), type, title, ...paper }] : []
    }
    const says = { total: decimalText(amountIn(row, row.invoice_amount)), currency: currencyOf(row) }
    return [
      ...of(
        'invoice',
        'commercial_invoice',
        `Commercial invoice ${row.invoice_number ?? ''}`.trim(),
        row.invoice_file,
      ).map((paper) => ({ ...paper, says, soldTo: row.company_name })),
      ...of(
        'order',
        'purchase_order',
        `Purchase order ${row.order_number ?? ''}`.trim(),
        row.purchase_order_file,
      ),
      ...of('shipping', 'bill_of_lading', 'Transport document', row.shipping_file).map((paper) => ({
        ...paper,
        soldTo: row.company_name,
      })),
      ...noticeOf(deps, row),
    ]
  })
}

const paperOf = (row: FundingRow, name: string) => ({
  ...{ key: `${name}.${row.invoice_factoring_id}`, at: row.requested_at ?? row.created_at },
  ...{ record: fundingNumber(row), link: invoiceFactoring.customerPage(row.invoice_factoring_id) },
})

/** From the advance on. */
const noticeOf = (deps: Deps, row: FundingRow): IssuedPaper[] =>
  row.position_day === null
    ? []
    : [
        {
          ...paperOf(row, 'notice'),
          ...{ type: 'other', title: `Notice of assignment ${fundingNumber(row)}` },
          file: () => assignmentNotice(deps, systemScope(row.uid), row.invoice_factoring_id),
        },
      ]
