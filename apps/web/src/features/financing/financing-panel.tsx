import { useQuery } from '@tanstack/react-query'
import { HandCoins } from 'lucide-react'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { fewPartnersQuery } from '../../lib/queries/partners.ts'
import { FilledPanel } from '../../ui/filled-panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { insightsLink } from './insights-link.ts'

const shownRows = 4

/** The dashboard's panel of the buyers for whom a credit limit was requested. */
export function FinancingPanel() {
  return (
    <FilledPanel
      title="Financing"
      all={{ to: '/dashboard/insights', name: 'financed partners' }}
      height={280}
      list={{
        label: 'Financing',
        query: useQuery(fewPartnersQuery('financed', shownRows)),
        rowsOf: (partners) => partners,
        rowKey: ({ beneficiary_id }) => beneficiary_id,
        row: (partner) => (
          <li className="relative px-5 py-3.5 hover:bg-mist">
            <RowLink to={insightsLink(partner.beneficiary_id)}>{partner.company_name}</RowLink>
            <span className="num block text-xs text-ink-2">
              Limit requested {formatAmount(partner.limit_request, 'USD')}
            </span>
          </li>
        ),
        empty: nothingFinanced,
      }}
    />
  )
}

export const nothingFinanced = {
  icon: HandCoins,
  title: 'No record found',
  text: 'Partners for whom you request a credit limit will appear here.',
}
