import { useQuery } from '@tanstack/react-query'
import { adminMessages } from '@tradelane/contract/messages/calls'
import { useCallback, useState } from 'react'
import { useStaffMay } from '../../../../lib/session/staff.ts'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { CustomerLink } from '../../../../ui/records/customer-link.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Composer } from '../parts/composer.tsx'
import { officeThreadQuery, useOfficeMarkRead, useOfficeReply } from '../parts/message-queries.ts'
import { ThreadView } from '../parts/thread-view.tsx'

/** A company's thread, with the field for the back office's reply. */
export function OfficeThread({ threadId }: { threadId: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(officeThreadQuery(threadId, page))
  const reply = useOfficeReply()
  const { mutate: mark } = useOfficeMarkRead()
  const mayWrite = useStaffMay(adminMessages.reply)
  const onRead = useCallback(
    (position: number) => {
      if (mayWrite) mark({ thread_id: threadId, position })
    },
    [mark, mayWrite, threadId],
  )
  if (error && !data) return <ListFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="m-5 h-80" />
  return (
    <ThreadView
      title={data.title}
      about={<CustomerLink uid={data.uid} name={data.company_name} />}
      messages={data.messages}
      pagination={data.pagination}
      isOffice
      onPage={setPage}
      onRead={onRead}
      composer={
        mayWrite && (
          <Composer
            mayAttach={false}
            onSend={({ text }) => reply.mutateAsync({ thread_id: threadId, text }).then(() => setPage(1))}
          />
        )
      }
    />
  )
}
