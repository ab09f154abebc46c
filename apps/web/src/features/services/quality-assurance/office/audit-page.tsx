import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { useOpened } from '../../../../ui/forms/saved-since.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { AuditForm } from './audit-form.tsx'
import { officeAuditQuery } from './office-inspection-queries.ts'

/** /admin/inspections/:quality_assurance_id/audit: recorded from the auditor's papers, and continued until everything is corrected. */
export function OfficeAuditPage() {
  const { quality_assurance_id: id = '' } = useParams()
  const { data } = useSuspenseQuery(officeAuditQuery(id))
  const { audit, quality_assurance_number: number } = data
  const [opened, since] = useOpened(audit)
  return (
    <>
      <PageHeader
        title={`Supplier audit ${number}`}
        lead={
          audit
            ? `Saved ${formatInstant(audit.saved_at)}. The customer reads what is saved here.`
            : 'Enter what the auditor’s papers say. The customer reads what is saved here.'
        }
        back={{ to: `/admin/inspections/${id}`, label: `Inspection ${number}` }}
      />
      <AuditForm key={opened?.version} id={id} audit={opened} since={since} />
    </>
  )
}
