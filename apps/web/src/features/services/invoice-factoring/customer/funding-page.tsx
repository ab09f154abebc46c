import { useSuspenseQuery } from '@tanstack/react-query'
import { fundingActions } from '@tradelane/contract/invoice-factoring/actions'
import { Link, useParams } from 'react-router'
import {
  assignmentNotice,
  fundingApplication,
  settlementStatement,
} from '../../../../lib/queries/factoring-papers.ts'
import { tradeAddress } from '../../../../lib/queries/trades.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { DownloadButton } from '../../../../ui/download-button.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import { fundingQuery } from '../parts/funding-queries.ts'
import { FundingRecord } from '../parts/funding-record.tsx'
import { RepayFunding } from './repay-funding.tsx'
import { WithdrawFunding } from './withdraw-funding.tsx'

/** /invoice-factoring/fundings/:invoice_factoring_id: one invoice, what it brought and what is due. */
export function FundingPage() {
  const { invoice_factoring_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(fundingQuery(id))
  const { funding, position } = page
  const mayPrepare = useMay('preparer')
  const mayApprove = useMay('approver')
  const isContinued = funding.status === 'draft' && (mayPrepare || mayApprove)
  return (
    <FundingRecord
      page={page}
      mayApprove={mayApprove}
      about={
        <span>
          with{' '}
          <Link to={`/dashboard/insights?beneficiary_id=${funding.beneficiary_id}`} className="text-link">
            {funding.company_name}
          </Link>
          {', '}
          <Link to={tradeAddress(funding.transaction_id)} className="text-link">
            see the trade of this invoice
          </Link>
        </span>
      }
      back={{ to: '/invoice-factoring/fundings', label: 'Invoice fundings' }}
      actions={
        <>
          <DownloadButton {...fundingApplication(id)} />
          {position && <DownloadButton {...assignmentNotice(id)} />}
          {position && <DownloadButton {...settlementStatement(id)} />}
          <RecordAction action={fundingActions.withdraw} record={{ state: funding.status }}>
            {(closed) => <WithdrawFunding funding={funding} closed={closed} />}
          </RecordAction>
          {isContinued && (
            <LinkButton to={`/invoice-factoring?form=fund&funding=${id}`} tone="main">
              Continue
            </LinkButton>
          )}
          {mayApprove && position?.may_repay && (
            <RepayFunding
              funding={funding}
              due={position.total_due}
              isAsked={page.next?.who === 'approver'}
            />
          )}
        </>
      }
    />
  )
}
