import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { inspectionActions } from '@tradelane/contract/quality-assurance/actions'
import { Link, useParams } from 'react-router'
import { tradeAddress } from '../../../../lib/queries/trades.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { WaitingRelease } from '../../../../ui/dialogs/waiting-release.tsx'
import { DownloadButton } from '../../../../ui/download-button.tsx'
import { MissingMoney } from '../../../../ui/missing-money.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import { hasAudit } from '../parts/inspection-facts.ts'
import {
  type InspectionDetail,
  inspectionQuery,
  reportPaper,
  service,
  supplierRecordQuery,
} from '../parts/inspection-queries.ts'
import { InspectionRecord } from '../parts/inspection-record.tsx'
import { SupplierRecordCard } from '../parts/supplier-record-card.tsx'
import { AcceptDialog, AcceptQuote } from './accept-quote.tsx'
import { AcceptReport, AskReinspection } from './answer-report.tsx'
import { AskAgain } from './ask-again.tsx'
import { CancelInspection } from './cancel-inspection.tsx'

/** /quality-assurance/inspections/:quality_assurance_id: one order, its quote and what happened. */
export function InspectionPage() {
  const { quality_assurance_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(inspectionQuery(id))
  const mayApprove = useMay('approver')
  const { company_name, transaction_id, beneficiary_id } = page.quality_assurance_data
  return (
    <InspectionRecord
      page={page}
      mayApprove={mayApprove}
      about={
        <span>
          {company_name ?? 'No supplier selected'}, in{' '}
          <Link to={tradeAddress(transaction_id)} className="text-link">
            its trade
          </Link>
        </span>
      }
      back={{ to: '/quality-assurance/inspections', label: 'Inspections' }}
      actions={<Actions page={page} />}
      banner={<Banners page={page} />}
      supplierRecord={beneficiary_id && <KnownSupplier beneficiaryId={beneficiary_id} />}
      inspectionAddress={(id) => `/quality-assurance/inspections/${id}`}
      shipmentAddress={(logisticsId) => `/logistics/shipments/${logisticsId}`}
    />
  )
}

/** Absent until it is known: the page is about the inspection. */
function KnownSupplier({ beneficiaryId }: { beneficiaryId: string }) {
  const { data } = useQuery(supplierRecordQuery(beneficiaryId))
  if (!data) return null
  return (
    <SupplierRecordCard
      record={data.record}
      action={
        <Link to={`/dashboard/insights?beneficiary_id=${beneficiaryId}`} className="text-link">
          {data.record.company_name}
        </Link>
      }
    />
  )
}

/** A quote that can be accepted now. */
const isPayable = ({ quality_assurance_data: { status, quote, payment } }: InspectionDetail): boolean =>
  status === 'quoted' && quote !== null && !quote.is_expired && payment !== 'processing'

function Actions({ page }: { page: InspectionDetail }) {
  const { quality_assurance_data: inspection, release } = page
  const mayPrepare = useMay('preparer')
  const mayApprove = useMay('approver')
  const { quality_assurance_id: id, status, quote } = inspection
  return (
    <>
      {hasAudit(inspection) && (
        <LinkButton to={`/quality-assurance/inspections/${id}/audit`}>Supplier audit</LinkButton>
      )}
      <RecordAction action={inspectionActions.cancel} record={{ ...inspection, state: status }}>
        {(closed) => <CancelInspection inspection={inspection} closed={closed} />}
      </RecordAction>
      {mayPrepare && status === 'draft' && (
        <LinkButton to={`/quality-assurance?step=details&quality_assurance_id=${id}`} tone="main">
          Continue
        </LinkButton>
      )}
      {mayPrepare && isPayable(page) && <LinkButton to="/offers">Ask for a revision</LinkButton>}
      {mayPrepare && status === 'quoted' && quote?.is_expired && <AskAgain id={id} />}
      {page.report && <DownloadButton {...reportPaper(id)} />}
      {mayPrepare && page.may_answer_report && <AskReinspection page={page} />}
      {mayApprove && page.may_answer_report && <AcceptReport page={page} />}
      {isPayable(page) && !release && <AcceptQuote inspection={inspection} />}
    </>
  )
}

function Banners({ page }: { page: InspectionDetail }) {
  const { quality_assurance_data: inspection, release } = page
  const { quality_assurance_id, status, reason, payment, quote } = inspection
  const isEnded = status === 'denied' || status === 'aborted'
  return (
    <>
      {isEnded && (
        <Banner tone="lost" title={status === 'denied' ? 'Denied' : 'Aborted'}>
          {reason}{' '}
          {inspection.aborted_at_cost_of === 'tradelane' && 'What you paid is paid back to your wallet.'}
          {inspection.aborted_at_cost_of === 'customer' && 'The price is not paid back.'}
        </Banner>
      )}
      {status === 'accepted' && inspection.accepted_rejected && (
        <Banner tone="wait" title="Accepted although rejected">
          The report rejects the lot. Your company has accepted it all the same.
        </Banner>
      )}
      {status === 'quoted' && payment === 'rejected' && (
        <Banner tone="lost" title="The price was not collected">
          {reason}
        </Banner>
      )}
      {isPayable(page) && quote && <MissingMoney cost={{ amount: quote.total, currency: 'USD' }} />}
      <WaitingRelease
        release={release}
        service={service}
        which={{ type: 'quality assurance', subject_id: quality_assurance_id }}
      >
        {(close) => <AcceptDialog inspection={inspection} onClose={close} isRelease />}
      </WaitingRelease>
    </>
  )
}
