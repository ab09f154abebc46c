import { useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { Link } from 'react-router'
import { ListPanel } from '../../../ui/lists/list-panel.tsx'
import { BuyerRow } from './buyer-row.tsx'
import { financedBuyersQuery } from './financing-queries.ts'

const shownRows = 4

/** The panel of the buyers for whom credit is requested or open: how much of it is used, and what is overdue. */
export function FinancingList() {
  return (
    <ListPanel
      title="Financing"
      all={{ to: '/dashboard/insights', name: 'financed partners' }}
      height={280}
      list={{
        label: 'Financing',
        query: useQuery(financedBuyersQuery(shownRows)),
        rowsOf: ({ buyers }) => buyers,
        // A buyer has a line for each currency.
        rowKey: ({ beneficiary_id, currency }) => `${beneficiary_id} ${currency}`,
        row: (line) => <BuyerRow line={line} />,
        empty: nothingFinanced,
      }}
    >
      <p className="border-t border-line px-5 py-3">
        <Link to="/invoice-factoring/portfolio" className="text-link">
          Portfolio
        </Link>
      </p>
    </ListPanel>
  )
}

export const nothingFinanced = {
  icon: HandCoins,
  title: 'No record found',
  text: 'Partners for whom you request a credit limit will appear here.',
}
