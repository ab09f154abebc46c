import { useQuery } from '@tanstack/react-query'
import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { formatDay } from '../../lib/format/format-date.ts'
import { FilledPanel } from '../../ui/filled-panel.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { AmountSent } from './payment-columns.tsx'
import { paymentLink } from './payment-link.ts'
import { paymentsQuery } from './queries.ts'

const shownRows = 4

/** Payments that were saved before sending, each with a link that continues it. */
export function DraftsPanel() {
  return (
    <FilledPanel
      title="Drafts"
      all={{ to: '/payments?show=drafts', name: 'drafts' }}
      height={400}
      list={{
        label: 'Drafts',
        query: useQuery(paymentsQuery({ isDraft: true, limit: shownRows })),
        rowsOf: ({ data }) => data,
        rowKey: ({ simple_payment_id }) => simple_payment_id,
        row: (draft) => <Draft draft={draft} />,
        empty: { title: 'No record found', text: 'Payments that you save before sending appear here.' },
      }}
    />
  )
}

function Draft({ draft }: { draft: WireSimplePayment }) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3.5 hover:bg-mist">
      <span className="min-w-0 flex-[1_1_190px]">
        <RowLink to={paymentLink(draft)}>{draft.company_name ?? 'No beneficiary chosen yet'}</RowLink>
        <span className="num block text-xs text-ink-2">
          {formatDay(draft.created_at)} · <AmountSent payment={draft} />
        </span>
      </span>
      <StatusBadge states={paymentStateTable} state="draft" />
    </li>
  )
}
