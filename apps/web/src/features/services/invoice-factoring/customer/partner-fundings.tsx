import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { RecordList } from '../../../../ui/lists/record-list.tsx'
import { fundingColumns } from '../parts/funding-columns.tsx'
import { fundingsOfBuyerQuery } from '../parts/funding-queries.ts'

const shownRows = 10

/** The newest fundings of one buyer. */
export function PartnerFundings({ beneficiaryId }: { beneficiaryId: string }) {
  return (
    <div className="border-t border-line">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-5 pb-2">
        <h3 className="font-medium">Invoice fundings</h3>
        <Link to="/invoice-factoring/fundings" className="text-link">
          View all<span className="sr-only"> invoice fundings</span>
        </Link>
      </div>
      <RecordList
        label="Invoice fundings of this buyer"
        query={useQuery(fundingsOfBuyerQuery(beneficiaryId, shownRows))}
        rowsOf={(fundings) => fundings}
        columns={fundingColumns.filter(({ key }) => key !== 'buyer')}
        rowKey={({ invoice_factoring_id }) => invoice_factoring_id}
        rowLink={({ invoice_factoring_id }) => `/invoice-factoring/fundings/${invoice_factoring_id}`}
        skeletonRows={2}
        empty={{ text: 'Invoices that you submit for funding will appear here.' }}
      />
    </div>
  )
}
