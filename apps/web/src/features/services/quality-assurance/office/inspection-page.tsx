import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { WireOfficeInspection } from '@tradelane/contract/quality-assurance/office-calls'
import { useParams } from 'react-router'
import { today } from '../../../../lib/format/format-date.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { DownloadButton } from '../../../../ui/download-button.tsx'
import { CustomerLink } from '../../../../ui/records/customer-link.tsx'
import { SentLinksCard } from '../../../../ui/records/sent-links.tsx'
import { hasAudit } from '../parts/inspection-facts.ts'
import { reportPaper, service } from '../parts/inspection-queries.ts'
import { InspectionRecord } from '../parts/inspection-record.tsx'
import { SupplierRecordCard } from '../parts/supplier-record-card.tsx'
import { AbortInspection } from './abort-inspection.tsx'
import { AskDay } from './ask-day.tsx'
import { AtDesk } from './at-desk.tsx'
import { ChangeCompany } from './change-company.tsx'
import { FixDay, isToFix } from './fix-day.tsx'
import { officeInspectionQuery, officeSupplierQuery } from './office-inspection-queries.ts'
import { ScheduleInspection } from './schedule-inspection.tsx'
import { SendReportLink } from './send-report-link.tsx'

/** /admin/inspections/:quality_assurance_id: an order, and what the back office can do with it. */
export function OfficeInspectionPage() {
  const { quality_assurance_id: id = '' } = useParams()
  const { data: page } = useSuspenseQuery(officeInspectionQuery(id))
  const { quality_assurance_data: inspection } = page
  const { status, reason, aborted_at_cost_of: payer } = inspection
  const isOrdered = status === 'confirmed' || status === 'scheduled'
  return (
    <InspectionRecord
      isOffice
      page={page}
      about={<CustomerLink uid={inspection.uid} name={inspection.customer_name} />}
      back={{ to: '/admin/inspections', label: 'Inspections' }}
      actions={
        <>
          {hasAudit(inspection) && (
            <LinkButton to={`/admin/inspections/${id}/audit`}>Supplier audit</LinkButton>
          )}
          {isOrdered && <AbortInspection inspection={inspection} />}
          {isOrdered && <AskDay inspection={inspection} />}
          {isOrdered && <ScheduleInspection inspection={inspection} isAside={isToFix(page)} />}
          {isOrdered && isBefore(inspection) && <ChangeCompany inspection={inspection} />}
          {status === 'scheduled' && <SendReportLink inspection={inspection} />}
          {page.report && <DownloadButton {...reportPaper(inspection.quality_assurance_id)} />}
        </>
      }
      banner={
        <>
          {(status === 'denied' || status === 'aborted') && (
            <Banner tone="lost" title={status === 'denied' ? 'Denied' : 'Aborted'}>
              {reason}
              {payer && ` ${payer === 'tradelane' ? 'Tradelane' : 'The customer'} bears the cost.`}
            </Banner>
          )}
          {isToFix(page) && page.appointment?.day && (
            <FixDay inspection={inspection} day={page.appointment.day} />
          )}
        </>
      }
      quote={status === 'submitted' ? <AtDesk inspection={inspection} /> : undefined}
      links={<SentLinksCard subject={service} subjectId={inspection.quality_assurance_id} />}
      supplierRecord={<KnownSupplier id={inspection.quality_assurance_id} />}
      inspectionAddress={(id) => `/admin/inspections/${id}`}
      shipmentAddress={(logisticsId) => `/admin/bookings/${logisticsId}`}
    />
  )
}

const isBefore = ({ scheduled_for }: WireOfficeInspection): boolean =>
  scheduled_for === null || scheduled_for > today()

function KnownSupplier({ id }: { id: string }) {
  const { data } = useQuery(officeSupplierQuery(id))
  return data ? <SupplierRecordCard record={data.record} /> : null
}
