import { FileSpreadsheet } from 'lucide-react'
import { defineListPage } from '../../../../ui/lists/define-list-page.tsx'
import { caseStateLabels } from '../case-words.ts'
import { deskAddress, deskColumns } from './desk-columns.tsx'
import { deskQuery } from './desk-queries.ts'

/** /admin/quotes: the transactions with requests that the desk answers. */
export const QuotesPage = defineListPage({
  title: 'Quotes',
  lead: 'Requests that our desk answers, by transaction.',
  search: 'Search by company or transaction number',
  states: caseStateLabels,
  query: deskQuery,
  rowsOf: ({ rows }) => rows,
  columns: deskColumns,
  linkOf: deskAddress,
  empty: {
    icon: FileSpreadsheet,
    title: 'No quotes yet',
    text: 'Requests of customers to our desk will appear here.',
  },
  narrowed: { title: 'No record found', text: 'Try fewer words or another filter.' },
})
