import type { WireInvoice } from '@tradelane/contract/invoices/calls'
import { invoiceKindNames } from '@tradelane/contract/invoices/kinds'
import type { Paper } from '../../../lib/browser/save-file.ts'
import { formatDay } from '../../../lib/format/format-date.ts'
import { DownloadButton } from '../../../ui/download-button.tsx'
import type { Column } from '../../../ui/lists/data-columns.ts'
import { Amount } from '../../../ui/records/amount.tsx'

/** Invoices and credit notes; what takes off has a minus. */
export const invoiceColumns = (paperOf: (invoice: WireInvoice) => Paper): Column<WireInvoice>[] => [
  {
    key: 'number',
    title: 'Number',
    cell: ({ number, kind, credits }) => (
      <>
        <span className="num whitespace-nowrap">{number}</span>
        {kind === 'credit_note' && (
          <span className="num block text-xs font-normal text-ink-2">
            {credits ? `${invoiceKindNames[kind]} for ${credits}` : invoiceKindNames[kind]}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'issued',
    title: 'Issued',
    className: 'num whitespace-nowrap text-ink-2',
    cell: ({ issued_at }) => formatDay(issued_at),
  },
  { key: 'subject', title: 'For', className: 'wrap-anywhere', cell: ({ subject }) => subject.title },
  {
    key: 'total',
    title: 'Total',
    isRight: true,
    cell: ({ kind, total, currency }) => (
      <Amount value={kind === 'invoice' ? total : -total} currency={currency} />
    ),
  },
  {
    key: 'file',
    title: 'Download',
    cell: (invoice) => (
      <span className="relative z-1">
        <DownloadButton {...paperOf(invoice)} size="sm" label={`${invoice.number} as PDF`} />
      </span>
    ),
  },
]
