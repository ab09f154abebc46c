import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { dashboardRows, ListPanel } from '../../../../ui/lists/list-panel.tsx'
import { deskAddress, deskColumns } from './desk-columns.tsx'
import { deskQuery } from './desk-queries.ts'

/** The newest requests on the back office's dashboard. */
export function QuotePanel() {
  return (
    <ListPanel
      title="Quotes"
      all={{ to: '/admin/quotes', name: 'quotes' }}
      list={{
        label: 'Quotes',
        query: useQuery(deskQuery({ search: '', state: undefined, page: 1, limit: dashboardRows })),
        rowsOf: ({ rows }) => rows,
        columns: deskColumns,
        rowKey: ({ transaction_id }) => transaction_id,
        rowLink: deskAddress,
        skeletonRows: 1,
        empty: { icon: FileSpreadsheet, text: 'Requests of customers to our desk will appear here.' },
      }}
    />
  )
}
