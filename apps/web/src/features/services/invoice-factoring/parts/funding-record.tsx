import { fundingStateTable } from '@tradelane/contract/invoice-factoring/states'
import type { ReactNode } from 'react'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { History } from '../../../../ui/records/history.tsx'
import { RecordPage } from '../../../../ui/records/record-page.tsx'
import { SentLinksCard } from '../../../../ui/records/sent-links.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { arrivalFacts } from './arrival-facts.tsx'
import { ChecksList } from './checks-list.tsx'
import { disputeOf } from './dispute-of.ts'
import { eInvoiceFacts } from './e-invoice-facts.ts'
import { FundingDocuments } from './funding-documents.tsx'
import { accountFacts, invoiceFacts, positionFacts } from './funding-facts.ts'
import type { FundingPage } from './funding-queries.ts'
import { offerFacts } from './offer-facts.tsx'
import { PaymentsList } from './payments-list.tsx'
import { XmlDifferences } from './xml-differences.tsx'

type FundingRecordProps = {
  page: Omit<FundingPage, 'status'>
  about: ReactNode
  back: { to: string; label: string }
  actions: ReactNode
  /** The card of the limit, for the back office. */
  limit?: ReactNode
  isOffice?: boolean
  mayApprove?: boolean
}

/** A funding, as the customer and the back office see it. */
export function FundingRecord({
  page,
  limit,
  isOffice = false,
  mayApprove = false,
  ...header
}: FundingRecordProps) {
  const { funding, offer, checks, payments, account, timeline, next } = page
  return (
    <RecordPage
      {...header}
      title={`Invoice funding ${funding.funding_number}`}
      badge={<StatusBadge states={fundingStateTable} state={funding.status} />}
      next={{ next, isOffice, mayApprove }}
      banner={<FundingBanner page={page} />}
      history={
        <>
          <Card title="What happened">
            <History timeline={timeline} />
          </Card>
          <SentLinksCard subject="invoice_factoring" subjectId={funding.invoice_factoring_id} />
          {payments.length > 0 && (
            <Card title="Payments">
              <PaymentsList payments={payments} />
            </Card>
          )}
          {checks.length > 0 && (
            <Card title="Checks">
              <ChecksList checks={checks} isDisputed={disputeOf(page) !== undefined} />
            </Card>
          )}
        </>
      }
      facts={
        <>
          <MoneyCards page={page} />
          {offer && (
            <Card title="Offer">
              <DefinitionList layout="summary" facts={offerFacts(offer)} />
            </Card>
          )}
          {limit}
          <InvoiceCards page={page} isOffice={isOffice} />
          {account && (
            <Card title="Where the buyer pays">
              <DefinitionList facts={accountFacts(account)} />
            </Card>
          )}
        </>
      }
    />
  )
}

/** What is due, and what is on its way. */
function MoneyCards({ page: { funding, position, arrivals = [] } }: Pick<FundingRecordProps, 'page'>) {
  return (
    <>
      {position && (
        <Card title={Number(position.total_due) > 0 ? 'Due today' : 'Paid'}>
          <DefinitionList layout="summary" facts={positionFacts(position, funding)} />
        </Card>
      )}
      {arrivals.length > 0 && (
        <Card title="On its way">
          <DefinitionList facts={arrivals.flatMap((one) => arrivalFacts(one, funding))} />
        </Card>
      )}
    </>
  )
}

/** As it was entered, and what its XML says where it is an electronic one. */
function InvoiceCards({ page, isOffice }: Pick<FundingRecordProps, 'page'> & { isOffice: boolean }) {
  return (
    <>
      <Card title="Invoice">
        <DefinitionList facts={invoiceFacts(page.funding)} />
        <FundingDocuments funding={page.funding} names={page.file_names} />
      </Card>
      {page.e_invoice && (
        <Card title="Electronic invoice">
          <div className="grid gap-4">
            <XmlDifferences differences={page.xml_differences} isOffice={isOffice} />
            <DefinitionList facts={eInvoiceFacts(page.e_invoice)} />
          </div>
        </Card>
      )}
    </>
  )
}

function FundingBanner({ page }: Pick<FundingRecordProps, 'page'>) {
  const dispute = disputeOf(page)
  if (dispute)
    return (
      <Banner tone="lost" title="The buyer says that the invoice is not right">
        {dispute.reason}
      </Banner>
    )
  return (
    page.funding.status === 'denied' && (
      <Banner tone="lost" title="Denied">
        {page.funding.reason}
      </Banner>
    )
  )
}
