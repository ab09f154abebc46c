import { useQuery } from '@tanstack/react-query'
import { inspectionReports } from '@tradelane/contract/quality-assurance/report-calls'
import { useEffect } from 'react'
import { findDraft } from '../../../../lib/drafts/drafts.ts'
import { api } from '../../../../lib/net/api.ts'
import { isDeadLink } from '../../../../lib/queries/links.ts'
import { Card } from '../../../../ui/card.tsx'
import type { LinkWork } from '../../../../ui/links/link-page.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ReportForm } from './report-form.tsx'
import { emptyReport, type Report } from './report-values.ts'

/** What is asked, and the report with what is saved of it. */
export function ReportWork({ token, opened, onDone, onClosed }: LinkWork) {
  const { session } = opened
  const { data, error, refetch } = useQuery({
    queryKey: ['inspection-report', token, session],
    queryFn: ({ signal }) => api(inspectionReports.get, { body: { token, session } }, { signal }),
    meta: { isPrivate: true },
    // Only what the page itself types changes it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: (count, failure) => !isDeadLink(failure) && count < 2,
  })
  const isClosed = isDeadLink(error)
  useEffect(() => {
    if (isClosed) onClosed()
  }, [isClosed, onClosed])
  if (!data)
    return error && !isClosed ? (
      <ListFailure error={error} onRetry={refetch} />
    ) : (
      <Skeleton className="h-72" />
    )
  const { inspection, draft, photos } = data
  // Typed while nothing could be sent: newer than what the server has.
  const unsaved = findDraft<Report>('inspection-report', token)
  return (
    <div className="grid grid-cols-1 gap-4">
      <Card title="The inspection">
        <DefinitionList
          facts={[
            ...opened.facts,
            ...(inspection.goods_specifications
              ? [{ term: 'Goods', value: inspection.goods_specifications }]
              : []),
            ...(inspection.audit_specification
              ? [{ term: 'Audit', value: inspection.audit_specification }]
              : []),
            ...(inspection.no_of_containers
              ? [{ term: 'Containers', value: inspection.no_of_containers }]
              : []),
          ]}
        />
      </Card>
      <ReportForm
        token={token}
        session={session}
        inspection={inspection}
        first={unsaved ?? draft ?? emptyReport(inspection)}
        isUnsaved={unsaved !== undefined}
        photos={photos}
        onDone={onDone}
        onClosed={onClosed}
      />
    </div>
  )
}
