import { useQuery } from '@tanstack/react-query'
import { customerLink } from '@tradelane/contract/services/subject-links'
import { formatDay } from '../../../lib/format/format-date.ts'
import { AboutPartnerList } from './about-partner-list.tsx'
import { aboutPartnerQuery } from './partner-payments.ts'

/** Messages with Tradelane about payments to one partner. */
export function PartnerMessages({ beneficiaryId }: { beneficiaryId: string }) {
  const { data, error, refetch } = useQuery(aboutPartnerQuery(beneficiaryId))
  return (
    <AboutPartnerList
      label="Messages about this partner"
      error={data ? null : error}
      onRetry={refetch}
      empty="Messages about payments to this partner will appear here."
      rows={data?.threads.map((thread) => ({
        key: thread.thread_id,
        title: thread.title,
        to: customerLink('message_thread', thread.thread_id),
        note: `${formatDay(thread.newest_at)} · ${thread.newest_text}`,
      }))}
    />
  )
}
