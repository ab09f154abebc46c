import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import {
  assignmentNotice,
  fundingApplication,
  settlementStatement,
} from '../../../../lib/queries/factoring-papers.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Card } from '../../../../ui/card.tsx'
import { DownloadButton } from '../../../../ui/download-button.tsx'
import { CustomerLink } from '../../../../ui/records/customer-link.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { officeFundingQuery, type OfficeFundingPage as Page } from '../parts/funding-queries.ts'
import { FundingRecord } from '../parts/funding-record.tsx'
import { FundingActions } from './funding-actions.tsx'
import { isAboveLimit, limitFacts } from './limit-facts.ts'

/** /admin/fundings/:invoice_factoring_id: one funding, and the decisions about it. */
export function OfficeFundingPage() {
  const { invoice_factoring_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(officeFundingQuery(id))
  return (
    <FundingRecord
      isOffice
      limit={
        page.funding.status === 'requested' && (
          <>
            {page.alike && <AlikeBanner alike={page.alike} />}
            <LimitCard page={page} />
          </>
        )
      }
      page={page}
      about={<CustomerLink uid={page.uid} name={page.customer_name} />}
      back={{ to: '/admin/fundings', label: 'Invoice fundings' }}
      actions={
        <>
          <DownloadButton {...fundingApplication(id)} />
          {page.position && <DownloadButton {...assignmentNotice(id)} />}
          {page.position && <DownloadButton {...settlementStatement(id)} />}
          <FundingActions page={page} />
        </>
      }
    />
  )
}

/** Two invoices that a person has to compare. */
function AlikeBanner({ alike }: { alike: NonNullable<Page['alike']> }) {
  return (
    <Banner tone="wait" title="This may be an earlier invoice">
      <Link to={`/admin/fundings/${alike.invoice_factoring_id}`} className="text-link">
        {alike.funding_number}
      </Link>{' '}
      of {alike.customer_name} has no number and the same buyer, amount and shipment date. Compare the two
      before you approve this one. If they are the same, deny it.
    </Banner>
  )
}

/** What the approval is decided on. */
function LimitCard({ page }: { page: Page }) {
  return (
    <Card title="Credit limit">
      <div className="grid gap-4">
        <DefinitionList layout="summary" facts={limitFacts(page)} />
        {!page.credit_limit?.is_usable && (
          <Banner tone="lost" title="The limit cannot be used">
            The invoice cannot be approved.
          </Banner>
        )}
        {page.credit_limit?.is_usable && isAboveLimit(page) && (
          <Banner tone="wait" title="Above the limit">
            The limit was reduced after the invoice was submitted.
          </Banner>
        )}
      </div>
    </Card>
  )
}
