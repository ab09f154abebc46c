import { inspectionStateTable } from '@tradelane/contract/quality-assurance/states'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '../../../ui/card.tsx'
import { DefinitionList } from '../../../ui/definition-list.tsx'
import { History } from '../../../ui/history.tsx'
import { RecordPage } from '../../../ui/record-page.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { orderedFacts, supplierFacts } from './inspection-facts.ts'
import { InspectionQuote } from './inspection-quote.tsx'
import type { InspectionDetail } from './queries.ts'
import { SpecificationFiles } from './specification-files.tsx'

type InspectionRecordProps = {
  page: Pick<InspectionDetail, 'quality_assurance_data' | 'beneficiary_data' | 'timeline' | 'next'> &
    Partial<Pick<InspectionDetail, 'release'>>
  about: ReactNode
  back: { to: string; label: string }
  actions: ReactNode
  banner?: ReactNode
  /** Shown instead of the quote until there is one. */
  quote?: ReactNode
  shipmentAddress: (logisticsId: string) => string
  isOffice?: boolean
  mayApprove?: boolean
}

/** An inspection, as the customer and the back office see it. */
export function InspectionRecord(props: InspectionRecordProps) {
  const { page, quote, shipmentAddress, isOffice = false, mayApprove = false, ...header } = props
  const { quality_assurance_data: inspection, beneficiary_data: supplier, timeline, next } = page
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
          {quote ?? (inspection.quote && <InspectionQuote inspection={inspection} />)}
          <Card title="What happened">
            <History timeline={timeline} />
          </Card>
        </>
      }
      facts={
        <>
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
        </>
      }
    />
  )
}
