import { useQuery } from '@tanstack/react-query'
import { ArrowLeftRight } from 'lucide-react'
import { LinkButton } from '../../../ui/button.tsx'
import { FilledPanel } from '../../../ui/charts/filled-panel.tsx'
import { MayOnly } from '../../../ui/may-only.tsx'
import { paymentsQuery } from './dashboard-queries.ts'
import { paymentColumns } from './payment-columns.tsx'
import { paymentLink } from './payment-link.ts'

const shownRows = 4

/** The newest payments that were submitted. */
export function HistoryPanel() {
  return (
    <FilledPanel
      title="History"
      all={{ to: '/payments?show=submitted', name: 'payments' }}
      height={300}
      list={{
        label: 'History',
        query: useQuery(paymentsQuery({ isDraft: false, limit: shownRows })),
        rowsOf: ({ data }) => data,
        columns: paymentColumns,
        rowKey: ({ simple_payment_id }) => simple_payment_id,
        rowLink: paymentLink,
        empty: {
          icon: ArrowLeftRight,
          title: 'No record found',
          text: 'Payments that you submit will appear here, each with its status.',
          action: (
            <MayOnly who="preparer">
              <LinkButton to="/simple-payment" size="sm">
                New payment
              </LinkButton>
            </MayOnly>
          ),
        },
      }}
    />
  )
}
