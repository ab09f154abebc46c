import { useQuery } from '@tanstack/react-query'
import { customerLink } from '@tradelane/contract/services/subject-links'
import { formatDay, formatInstant } from '../../../lib/format/format-date.ts'
import { AboutPartnerList } from './about-partner-list.tsx'
import { aboutPartnerQuery } from './partner-payments.ts'

/** The company's open tasks about payments to one partner. */
export function PartnerTasks({ beneficiaryId }: { beneficiaryId: string }) {
  const { data, error, refetch } = useQuery(aboutPartnerQuery(beneficiaryId))
  return (
    <AboutPartnerList
      label="Tasks about this partner"
      error={data ? null : error}
      onRetry={refetch}
      empty="Open tasks about this partner will appear here."
      rows={data?.tasks.map((task) => ({
        key: task.task_id,
        title: task.title,
        to: customerLink(task.subject, task.subject_id),
        note: task.due_at ? `Due ${formatInstant(task.due_at)}` : `Since ${formatDay(task.opened_at)}`,
      }))}
    />
  )
}
