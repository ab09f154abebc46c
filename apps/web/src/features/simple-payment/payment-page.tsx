import { useSuspenseQuery } from '@tanstack/react-query'
import { purposeCodes } from '@tradelane/contract/payment-options'
import type { Currency } from '@tradelane/money'
import { Navigate, useParams } from 'react-router'
import { formatAmount, formatRate } from '../../lib/format-amount.ts'
import { formatDay } from '../../lib/format-date.ts'
import { Card } from '../../ui/card.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ShortId } from '../../ui/short-id.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { CancelPayment } from './cancel-payment.tsx'
import { DownloadProof } from './download-proof.tsx'
import { PaymentTimeline } from './payment-timeline.tsx'
import { type PaymentPage as Page, paymentQuery } from './queries.ts'

/** /simple-payment/:id: what became of a payment, and what may still be done about it. */
export function PaymentPage() {
  const { id = '' } = useParams()
  const { data: page } = useSuspenseQuery(paymentQuery(id))
  const { simple_payment: payment } = page
  if (payment.status === 'draft') return <Navigate to={`/simple-payment?simple_payment_id=${id}`} replace />
  return (
    <>
      <PageHeader
        title={payment.company_name ? `Payment to ${payment.company_name}` : 'Payment'}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <span className="num text-base font-medium text-ink">{sent(page)}</span>
            <StatusBadge kind="payment" state={payment.status} />
          </span>
        }
        back={{ to: '/dashboard', label: 'Dashboard' }}
        actions={
          <>
            {page.may_cancel && <CancelPayment simplePaymentId={id} />}
            {page.has_proof && <DownloadProof simplePaymentId={id} />}
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Facts page={page} />
        <Card title="What happened">
          <PaymentTimeline page={page} />
        </Card>
      </div>
    </>
  )
}

function money(amount: number | null, currency: string | null): string {
  return amount === null || currency === null ? '' : formatAmount(amount, currency as Currency)
}
const sent = ({ simple_payment: payment }: Page): string =>
  money(payment.amount_sent, payment.amount_sent_currency)

function Facts({ page }: { page: Page }) {
  const { simple_payment: payment, beneficiary_account_details: account } = page
  const purpose = payment.purposeCode as keyof typeof purposeCodes | null
  const rate =
    payment.exchangeRate &&
    `1 ${payment.amount_sent_currency} = ${formatRate(payment.exchangeRate)} ${payment.amount_received_currency}`
  return (
    <Card title="Payment">
      <div className="num">
        <DefinitionList
          facts={[
            { term: 'Amount sent', value: sent(page) },
            { term: 'Fee, inside it', value: money(payment.fees, payment.amount_sent_currency) },
            { term: 'Rate', value: rate },
            { term: 'They receive', value: money(payment.amount_received, payment.amount_received_currency) },
            ...(payment.estimated_time
              ? [{ term: 'Expected', value: `by ${formatDay(payment.estimated_time)}` }]
              : []),
            { term: 'Beneficiary', value: payment.company_name, startsGroup: true },
            { term: 'Account holder', value: account?.account_holder_name },
            { term: 'Account', value: account && `${account.bank}, ••${account.account_no.slice(-4)}` },
            { term: 'Reference', value: payment.reference, startsGroup: true },
            { term: 'Reason', value: payment.reason },
            { term: 'Purpose code', value: purpose && `${purpose} ${purposeCodes[purpose]}` },
            { term: 'Source of funds', value: payment.sourceOfFunds },
            { term: 'Payment number', value: <ShortId id={payment.simple_payment_id} /> },
          ]}
        />
      </div>
    </Card>
  )
}
