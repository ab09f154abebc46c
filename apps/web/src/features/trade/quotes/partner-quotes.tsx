import { useQuery } from '@tanstack/react-query'
import { quotesQuery } from '../../../lib/queries/quotes.ts'
import { RecordList } from '../../../ui/lists/record-list.tsx'
import { quotesListed } from './quotes-listed.tsx'

const shownRows = 10

/** Last year's quotes for payments to one partner. */
export function PartnerQuotes({ beneficiaryId }: { beneficiaryId: string }) {
  const { narrowed: _, ...listed } = quotesListed
  return (
    <RecordList
      {...listed}
      query={useQuery(quotesQuery({ period: 'yearly', beneficiaryId, limit: shownRows }))}
      rowsOf={({ data }) => data}
    />
  )
}
