import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { invoices, officeInvoices, type SummaryFormat } from '@tradelane/contract/invoices/calls'
import type { Paper } from '../../../lib/browser/save-file.ts'
import { api, apiFile } from '../../../lib/net/api.ts'

const key = ['invoices'] as const

export const invoicesQuery = (month: string | undefined, page: number) =>
  queryOptions({
    queryKey: [...key, 'list', month, page],
    queryFn: ({ signal }) => api(invoices.list, { query: { month, page: String(page) } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The newest month, where none is asked for. */
export const invoiceSummaryQuery = (month: string | undefined) =>
  queryOptions({
    queryKey: [...key, 'summary', month],
    queryFn: ({ signal }) => api(invoices.summary, { query: { month } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const companysInvoicesQuery = (uid: string, page: number) =>
  queryOptions({
    queryKey: ['admin', ...key, uid, page],
    queryFn: ({ signal }) =>
      api(officeInvoices.list, { query: { page: String(page), limit: '5' }, body: { uid } }, { signal }),
    placeholderData: keepPreviousData,
  })

type Numbered = { invoice_id: string; number: string }

export const invoicePaper = ({ invoice_id, number }: Numbered): Paper => ({
  text: 'PDF',
  fileName: `${number}.pdf`,
  file: () => apiFile(invoices.file, { body: { invoice_id } }),
})

export const officeInvoicePaper = ({ invoice_id, number }: Numbered): Paper => ({
  text: 'PDF',
  fileName: `${number}.pdf`,
  file: () => apiFile(officeInvoices.file, { body: { invoice_id } }),
})

export const monthPaper = (month: string, format: SummaryFormat): Paper => ({
  text: format === 'pdf' ? 'PDF' : 'CSV',
  fileName: `invoices-${month}.${format}`,
  file: () => apiFile(invoices.summaryFile, { query: { month, format } }),
})
