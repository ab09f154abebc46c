import { useSuspenseQuery } from '@tanstack/react-query'
import { paymentStateTable } from '@tradelane/contract/simple-payment/states'
import type { ReactNode } from 'react'
import { Navigate, useParams } from 'react-router'
import { useMay } from '../../lib/session/roles.ts'
import { Card } from '../../ui/card.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { History } from '../../ui/history.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { CancelPayment } from './cancel-payment.tsx'
import { DownloadProof } from './download-proof.tsx'
import { mayPayAgain, PayAgain } from './pay-again.tsx'
import { draftAddress } from './payment-address.ts'
import { PaymentBanner } from './payment-banner.tsx'
import { accountFacts, amountFacts, detailFacts, sentText } from './payment-facts.tsx'
import { paymentQuery } from './queries.ts'
import { ReleaseBanner } from './release-banner.tsx'
import { TakeBack } from './take-back.tsx'

/**
 * What became of a payment, and what may still be done about it. `ask` is a place for another feature: what stands there
 * is the page's choice.
 */
export function PaymentDetail({ ask }: { ask: ReactNode }) {
  const { simple_payment_id: id = '' } = useParams()
  const { data: page, isFetching } = useSuspenseQuery(paymentQuery(id))
  const { simple_payment: payment } = page
  const mayPrepare = useMay('preparer')
  // What is known from before it was submitted may still be being asked anew.
  if (payment.status === 'draft')
    return isFetching ? <Skeleton className="h-64" /> : <Navigate to={draftAddress(id)} replace />
  return (
    <>
      <PageHeader
        title={payment.company_name ? `Payment to ${payment.company_name}` : 'Payment'}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            <span className="num text-base font-medium text-ink">{sentText(payment)}</span>
            <span className="num">{payment.payment_number}</span>
            <StateBadge states={paymentStateTable} state={payment.status} />
          </span>
        }
        back={{ to: '/payments', label: 'Payments' }}
        actions={
          <>
            {page.approval && mayPrepare && <TakeBack simplePaymentId={id} />}
            {page.may_cancel && mayPrepare && <CancelPayment simplePaymentId={id} />}
            {page.has_proof && <DownloadProof simplePaymentId={id} isMain={!mayPayAgain(page)} />}
            {mayPrepare && mayPayAgain(page) && <PayAgain page={page} />}
          </>
        }
      />
      <div className="grid gap-4">
        <PaymentBanner page={page} />
        <ReleaseBanner page={page} />
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <Card title="What happened" action={ask}>
            <History timeline={page.timeline} next={page.next} />
          </Card>
          <Card title="Payment">
            <div className="num grid gap-5">
              <DefinitionList facts={amountFacts(payment)} />
              <div className="border-t border-line pt-5">
                <DefinitionList facts={accountFacts(page)} />
              </div>
              <div className="border-t border-line pt-5">
                <DefinitionList facts={detailFacts(payment)} />
              </div>
            </div>
          </Card>
        </div>
      </div>
    </>
  )
}
