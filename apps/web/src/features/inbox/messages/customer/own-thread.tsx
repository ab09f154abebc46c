import { useQuery } from '@tanstack/react-query'
import type { ThreadSubject } from '@tradelane/contract/messages/calls'
import { services } from '@tradelane/contract/services/registry'
import { customerLink } from '@tradelane/contract/services/subject-links'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Composer, type KeptDraft } from '../parts/composer.tsx'
import { threadQuery, useMarkRead, useReply } from '../parts/message-queries.ts'
import { ThreadView } from '../parts/thread-view.tsx'

const wordOf = (subject: ThreadSubject): string =>
  services.find((one) => one.subject === subject)?.title.toLowerCase() ?? 'trade'

/** One of the company's own threads, with the field to reply. */
export function OwnThread({ threadId, ...kept }: KeptDraft & { threadId: string }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(threadQuery(threadId, page))
  const reply = useReply()
  const { mutate: mark } = useMarkRead()
  const onRead = useCallback((position: number) => mark({ thread_id: threadId, position }), [mark, threadId])
  if (error && !data) return <ListFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="m-5 h-80" />
  return (
    <ThreadView
      title={data.title}
      about={
        data.subject === 'company' ? (
          'With Tradelane'
        ) : (
          <>
            With Tradelane ·{' '}
            <Link to={customerLink(data.subject, data.subject_id)} className="text-link">
              Go to the {wordOf(data.subject)}
            </Link>
          </>
        )
      }
      messages={data.messages}
      pagination={data.pagination}
      isOffice={false}
      onPage={setPage}
      onRead={onRead}
      composer={
        <Composer
          {...kept}
          mayAttach
          onSend={(words) => reply.mutateAsync({ thread_id: threadId, ...words }).then(() => setPage(1))}
        />
      }
    />
  )
}
