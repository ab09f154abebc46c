import type { invoiceFactoring } from '@tradelane/contract/invoice-factoring/calls'
import type { WireOutput } from '@tradelane/contract/primitives/endpoint'
import type { WireSimplePayment } from '@tradelane/contract/simple-payment/calls'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/format/format-date.ts'
import { ListPanel } from '../../../ui/lists/list-panel.tsx'
import type { ListAnswer } from '../../../ui/lists/record-list.tsx'
import { RowLink } from '../../../ui/lists/row-link.tsx'
import { Amount } from '../../../ui/records/amount.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { AmountSent } from './payment-columns.tsx'
import { paymentLink } from './payment-link.ts'

type Row = { key: string; to: string; title: string; note: ReactNode }
type WireFunding = WireOutput<typeof invoiceFactoring.list>[number]

type DraftsListProps = {
  payments: ListAnswer<{ data: readonly WireSimplePayment[] }>
  fundings: ListAnswer<readonly WireFunding[]>
  /** This tab holds a request for a credit limit. */
  hasRequest: boolean
}

/** The drafts that there are, each with a link that continues it. */
export function DraftsList({ payments, fundings, hasRequest }: DraftsListProps) {
  const isKnown = payments.data && fundings.data
  return (
    <ListPanel
      title="Drafts"
      {...(payments.data?.data.length && {
        all: { to: '/payments?show=drafts', name: 'drafts of payments' },
      })}
      height={400}
      list={{
        label: 'Drafts',
        query: {
          data: isKnown && [
            ...(hasRequest ? [limitRequest] : []),
            ...(fundings.data ?? []).map(fundingRow),
            ...(payments.data?.data ?? []).map(paymentRow),
          ],
          error: payments.error ?? fundings.error,
          refetch: payments.error ? payments.refetch : fundings.refetch,
        },
        rowsOf: (rows: readonly Row[]) => rows,
        rowKey: ({ key }) => key,
        row: (draft) => <Draft draft={draft} />,
        empty: { title: 'No record found', text: 'What you save before sending appears here.' },
      }}
    />
  )
}

const limitRequest: Row = {
  key: 'credit-limit',
  to: '/invoice-factoring?step=details',
  title: 'Request for a credit limit',
  note: 'Not sent, stored in this tab',
}

const fundingRow = (draft: WireFunding): Row => ({
  key: draft.invoice_factoring_id,
  to: `/invoice-factoring?form=fund&funding=${draft.invoice_factoring_id}`,
  title: `Invoice to ${draft.company_name}`,
  note: (
    <>
      {draft.funding_number} · {formatDay(draft.created_at)} ·{' '}
      <Amount value={draft.invoice_amount} currency={draft.currency} />
    </>
  ),
})

const paymentRow = (draft: WireSimplePayment): Row => ({
  key: draft.simple_payment_id,
  to: paymentLink(draft),
  title: draft.company_name ?? 'No beneficiary chosen yet',
  note: (
    <>
      {draft.payment_number} · {formatDay(draft.created_at)} · <AmountSent payment={draft} />
    </>
  ),
})

function Draft({ draft: { to, title, note } }: { draft: Row }) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3.5 hover:bg-mist">
      <span className="min-w-0 flex-[1_1_190px]">
        <RowLink to={to}>{title}</RowLink>
        <span className="num block text-xs text-ink-2">{note}</span>
      </span>
      <StatusBadge states={paymentStateTable} state="draft" />
    </li>
  )
}
