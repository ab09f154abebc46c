import { useSuspenseQuery } from '@tanstack/react-query'
import { paymentActions } from '@tradelane/contract/simple-payment/actions'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { useMay } from '../../../lib/session/roles.ts'
import { Card } from '../../../ui/card.tsx'
import { History } from '../../../ui/records/history.tsx'
import { RecordAction } from '../../../ui/records/record-action.tsx'
import { RecordPage, RecordSubject } from '../../../ui/records/record-page.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CancelPayment } from './cancel-payment.tsx'
import { DownloadProof } from './download-proof.tsx'
import { mayPayAgain, PayAgain } from './pay-again.tsx'
import { draftAddress } from './payment-address.ts'
import { PaymentBanner } from './payment-banner.tsx'
import { accountFacts, amountFacts, detailFacts, sentText } from './payment-facts.tsx'
import { PaymentFactsCard } from './payment-facts-card.tsx'
import { type PaymentDetail as Page, paymentQuery } from './payment-queries.ts'
import { ReleaseBanner } from './release-banner.tsx'
import { TakeBack } from './take-back.tsx'

/** A payment and the customer's actions. `ask` is a link of another feature, which the page provides. */
export function PaymentDetail({ ask }: { ask: ReactNode }) {
  const { simple_payment_id: id = '' } = useParams()
  const { data: page, isFetching } = useSuspenseQuery(paymentQuery(id))
  const { simple_payment: payment } = page
  // The cached copy may be from before the submission; wait for the refetch.
  if (payment.status === 'draft')
    return isFetching ? <Skeleton className="h-64" /> : <Navigate to={draftAddress(id)} replace />
  return (
    <RecordPage
      title={payment.company_name ? `Payment to ${payment.company_name}` : 'Payment'}
      about={
        <>
          <RecordSubject>{sentText(payment)}</RecordSubject>
          <span className="num">{payment.payment_number}</span>
        </>
      }
      badge={<StatusBadge states={paymentStateTable} state={payment.status} />}
      back={{ to: '/payments', label: 'Payments' }}
      next={!page.approval && payment.status !== 'action_required' && { next: page.next }}
      actions={<Actions page={page} />}
      banner={
        <>
          <PaymentBanner page={page} />
          <ReleaseBanner page={page} />
        </>
      }
      history={
        <Card title="What happened" action={ask}>
          <History timeline={page.timeline} />
        </Card>
      }
      facts={
        <PaymentFactsCard
          amounts={amountFacts(payment)}
          account={accountFacts(page)}
          details={detailFacts(payment)}
        />
      }
    />
  )
}

/** The main one is the last. */
function Actions({ page }: { page: Page }) {
  const { simple_payment_id: id, status } = page.simple_payment
  const record = { state: status }
  const mayPrepare = useMay('preparer')
  const isMain = status !== 'action_required' && !mayPayAgain(page)
  return (
    <>
      <RecordAction action={paymentActions.change} record={record}>
        {() => <TakeBack simplePaymentId={id} />}
      </RecordAction>
      <RecordAction action={paymentActions.cancel} record={record}>
        {(closed) => <CancelPayment simplePaymentId={id} closed={closed} />}
      </RecordAction>
      <RecordAction action={paymentActions.proof} record={record}>
        {(closed) => <DownloadProof simplePaymentId={id} isMain={isMain} closed={closed} />}
      </RecordAction>
      {mayPrepare && mayPayAgain(page) && <PayAgain page={page} />}
    </>
  )
}
