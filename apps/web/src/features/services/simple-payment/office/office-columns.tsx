import type { WireOfficePayment } from '@tradelane/contract/simple-payment/office-calls'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { useBusinessNow } from '../../../../lib/browser/business-clock.ts'
import { formatDay, formatInstant } from '../../../../lib/format/format-date.ts'
import type { Column } from '../../../../ui/lists/data-table.tsx'
import { nextParty } from '../../../../ui/records/next-step.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { amountOf } from '../payment-columns.tsx'

/** The payments of one company. */
export const companysPaymentColumns: Column<WireOfficePayment>[] = [
  {
    key: 'beneficiary',
    title: 'Beneficiary',
    className: 'wrap-anywhere',
    cell: ({ company_name, payment_number, reference }) => (
      <>
        {company_name ?? '–'}
        <span className="num block text-xs font-normal text-ink-2">
          {[payment_number, reference].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
  },
  {
    key: 'date',
    title: 'Submitted',
    className: 'num whitespace-nowrap text-ink-2',
    cell: ({ submitted_at, approval_requested_at, created_at }) =>
      formatDay(submitted_at ?? approval_requested_at ?? created_at),
  },
  {
    key: 'status',
    title: 'Status',
    cell: ({ status }) => <StatusBadge states={paymentStateTable} state={status} />,
  },
  { key: 'waits', title: 'Waits for', cell: ({ next }) => <WaitsFor next={next} /> },
  {
    key: 'sent',
    title: 'Sent',
    isRight: true,
    cell: ({ amount_sent, amount_sent_currency }) => amountOf(amount_sent, amount_sent_currency),
  },
]

export const officePaymentColumns: Column<WireOfficePayment>[] = [
  {
    key: 'company',
    title: 'Company',
    className: 'wrap-anywhere',
    cell: ({ customer_name }) => customer_name,
  },
  ...companysPaymentColumns,
]

function WaitsFor({ next }: Pick<WireOfficePayment, 'next'>) {
  const now = useBusinessNow()
  if (!next) return '–'
  const isOverdue = next.by !== null && Date.parse(next.by) < now.getTime()
  return (
    <>
      {nextParty(next.who)}
      {next.by && (
        <span className={`num block text-xs ${isOverdue ? 'font-medium text-lost' : 'text-ink-2'}`}>
          {isOverdue ? 'Overdue since' : 'By'} {formatInstant(next.by)}
        </span>
      )}
    </>
  )
}
