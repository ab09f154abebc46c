import { inspectionStateTable } from '@tradelane/contract/quality-assurance/states'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList, type Fact } from '../../../../ui/records/definition-list.tsx'
import { History } from '../../../../ui/records/history.tsx'
import { RecordPage } from '../../../../ui/records/record-page.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { AppointmentCard } from './appointment-card.tsx'
import { orderedFacts, supplierFacts } from './inspection-facts.ts'
import type { InspectionDetail } from './inspection-queries.ts'
import { InspectionQuote } from './inspection-quote.tsx'
import { ReportCards } from './report-cards.tsx'
import { SpecificationFiles } from './specification-files.tsx'

type InspectionRecordProps = {
  page: Pick<
    InspectionDetail,
    | 'quality_assurance_data'
    | 'beneficiary_data'
    | 'fee_rate'
    | 'timeline'
    | 'next'
    | 'appointment'
    | 'report'
    | 'reinspects'
    | 'reinspected_by'
  > &
    Partial<Pick<InspectionDetail, 'release'>>
  about: ReactNode
  back: { to: string; label: string }
  actions: ReactNode
  banner?: ReactNode
  /** Shown instead of the quote until there is one. */
  quote?: ReactNode
  /** The links that were sent about it. */
  links?: ReactNode
  /** What is known of the supplier. */
  supplierRecord?: ReactNode
  shipmentAddress: (logisticsId: string) => string
  inspectionAddress: (id: string) => string
  isOffice?: boolean
  mayApprove?: boolean
}

/** An inspection, as the customer and the back office see it. */
export function InspectionRecord(props: InspectionRecordProps) {
  const {
    page,
    quote,
    links,
    supplierRecord,
    shipmentAddress,
    inspectionAddress,
    isOffice = false,
    mayApprove = false,
    ...header
  } = props
  const { quality_assurance_data: inspection, beneficiary_data: supplier, timeline, next, report } = page
  const { quality_specifications_file: files, logistics_id: logisticsId } = inspection
  // Then the banner says what happens next.
  const isSaid = !isOffice && page.release
  return (
    <RecordPage
      {...header}
      title={`Inspection ${inspection.quality_assurance_number}`}
      badge={<StatusBadge states={inspectionStateTable} state={inspection.status} />}
      next={!isSaid && { next, isOffice, mayApprove }}
      history={
        <>
          {report && <ReportCards report={report} />}
          {quote ?? (inspection.quote && <InspectionQuote inspection={inspection} feeRate={page.fee_rate} />)}
          <Card title="What happened">
            <History timeline={timeline} />
          </Card>
        </>
      }
      facts={
        <>
          {page.appointment && <AppointmentCard appointment={page.appointment} />}
          {links}
          <OtherInspections page={page} addressOf={inspectionAddress} />
          <Card
            title="Order"
            action={
              logisticsId && (
                <Link to={shipmentAddress(logisticsId)} className="text-link">
                  Shipment
                </Link>
              )
            }
          >
            <DefinitionList facts={orderedFacts(inspection)} />
            {files.length > 0 && <SpecificationFiles files={files} />}
          </Card>
          {supplier && (
            <Card title="Supplier">
              <DefinitionList facts={supplierFacts(supplier)} />
            </Card>
          )}
          {supplierRecord}
        </>
      }
    />
  )
}

type OtherInspectionsProps = {
  page: Pick<InspectionDetail, 'reinspects' | 'reinspected_by'>
  addressOf: (id: string) => string
}

/** The inspections before and after this one; absent where there are none. */
function OtherInspections({ page: { reinspects, reinspected_by }, addressOf }: OtherInspectionsProps) {
  if (!reinspects && !reinspected_by) return null
  return (
    <Card title="Inspections of the same goods">
      <DefinitionList
        facts={[
          ...otherFact('Before', reinspects, addressOf),
          ...otherFact('Afterwards', reinspected_by, addressOf),
        ]}
      />
    </Card>
  )
}

function otherFact(
  term: string,
  other: InspectionDetail['reinspects'],
  addressOf: (id: string) => string,
): Fact[] {
  if (!other) return []
  const { quality_assurance_id: id, quality_assurance_number: number } = other
  const link = (
    <Link to={addressOf(id)} className="text-link">
      {number}
    </Link>
  )
  return [{ term, value: link }]
}
