import { useSuspenseQuery } from '@tanstack/react-query'
import { payoutWord } from '@tradelane/contract/partners/payout-words'
import type { WireOfficePaymentDetail } from '@tradelane/contract/simple-payment/office-calls'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import { useParams } from 'react-router'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CustomerLink } from '../../../../ui/records/customer-link.tsx'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import { History } from '../../../../ui/records/history.tsx'
import { RecordPage, RecordSubject } from '../../../../ui/records/record-page.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { amountFacts, detailFacts, nameAtBank, sentText } from '../payment-facts.tsx'
import { PaymentFactsCard } from '../payment-facts-card.tsx'
import { officePaymentQuery } from './office-queries.ts'

/** /admin/payments/:simple_payment_id: one payment of a customer, read-only, for a clerk with the customer on the phone. */
export function OfficePaymentPage() {
  const { simple_payment_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(officePaymentQuery(id))
  const { simple_payment: payment } = page
  const { status, status_reason: reason } = payment
  return (
    <RecordPage
      title={payment.company_name ? `Payment to ${payment.company_name}` : 'Payment'}
      about={
        <>
          <RecordSubject>{sentText(payment)}</RecordSubject>
          <span className="num">{payment.payment_number}</span>
          <CustomerLink uid={payment.uid} name={payment.customer_name} />
        </>
      }
      badge={<StatusBadge states={paymentStateTable} state={status} />}
      back={{ to: '/admin/payments', label: 'Payments' }}
      next={{ next: payment.next, isOffice: true }}
      banner={
        (status === 'rejected' || status === 'returned') &&
        reason && (
          <Banner tone="lost" title={paymentStateTable[status].label}>
            {reason}
          </Banner>
        )
      }
      history={
        <Card title="What happened">
          <History timeline={page.timeline} />
        </Card>
      }
      facts={
        <PaymentFactsCard
          amounts={amountFacts(payment, { isOffice: true })}
          account={accountFacts(page)}
          details={detailFacts(payment)}
        />
      }
    />
  )
}

function accountFacts({
  simple_payment: payment,
  account,
  payee_name_confirmed,
}: WireOfficePaymentDetail): Fact[] {
  const check = account?.name_check
  return [
    { term: 'Beneficiary', value: payment.company_name },
    { term: 'Account holder', value: account?.account_holder_name },
    ...(check ? [{ term: 'Name at the bank', value: nameAtBank(check) }] : []),
    ...(payee_name_confirmed ? [{ term: 'Other name', value: 'Confirmed by the customer' }] : []),
    { term: 'Account', value: account && `${account.currency} ••${payment.account_last_four}` },
    { term: 'Bank', value: account && `${account.bank}, ${account.bank_city}, ${account.bank_country}` },
    { term: 'Payout method', value: payoutWord(payment.payoutMethod) },
  ]
}
