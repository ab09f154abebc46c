import { useQuery } from '@tanstack/react-query'
import { FileSpreadsheet } from 'lucide-react'
import { dashboardRows, ListPanel } from '../../../../ui/lists/list-panel.tsx'
import { deskAddress, deskColumns } from './desk-columns.tsx'
import { deskQuery } from './desk-queries.ts'

const columns = deskColumns.filter(({ key }) => key !== 'client')

type CompanysQuotesProps = { uid: string; companyName: string }

/** The newest requests of a company, on its profile. */
export function CompanysQuotes({ uid, companyName }: CompanysQuotesProps) {
  return (
    <ListPanel
      title="Quotes"
      all={{
        to: `/admin/quotes?search=${encodeURIComponent(companyName)}`,
        name: 'quotes of companies with this name',
      }}
      list={{
        label: 'Quotes',
        query: useQuery(deskQuery({ search: '', state: undefined, page: 1, limit: dashboardRows, uid })),
        rowsOf: ({ rows }) => rows,
        columns,
        rowKey: ({ transaction_id }) => transaction_id,
        rowLink: deskAddress,
        skeletonRows: 1,
        empty: { icon: FileSpreadsheet, text: 'The company has asked our desk for nothing yet.' },
      }}
    />
  )
}
