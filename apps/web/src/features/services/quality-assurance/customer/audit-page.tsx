import { useSuspenseQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { useParams } from 'react-router'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { AuditAnswers, AuditFindings, AuditScore } from '../parts/audit-result.tsx'
import { supplierAuditQuery } from '../parts/inspection-queries.ts'

/** /quality-assurance/inspections/:quality_assurance_id/audit: how the supplier did, and what it has to correct. */
export function AuditPage() {
  const { quality_assurance_id: id = '' } = useParams()
  const { data } = useSuspenseQuery(supplierAuditQuery(id))
  const { audit, quality_assurance_number: number } = data
  const back = { to: `/quality-assurance/inspections/${id}`, label: `Inspection ${number}` }
  if (!audit)
    return (
      <>
        <PageHeader title={`Supplier audit ${number}`} back={back} />
        <Card>
          <EmptyState icon={ClipboardList} title="No result yet">
            Score, findings and corrective actions will appear here after the audit.
          </EmptyState>
        </Card>
      </>
    )
  return (
    <>
      <PageHeader
        title={`Supplier audit ${number}`}
        lead={`${audit.auditor_name} audited the supplier on ${formatDay(audit.audited_on)}.`}
        back={back}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <AuditScore score={audit.score} answers={audit.answers} />
          <AuditFindings findings={audit.findings} />
        </div>
        <AuditAnswers answers={audit.answers} />
      </div>
    </>
  )
}
