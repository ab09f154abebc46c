import { useQuery } from '@tanstack/react-query'
import { promised } from '@tradelane/contract/lifecycle/promises'
import type { ReactNode } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Composer, type KeptDraft } from '../parts/composer.tsx'
import { type About, aboutQuery, useStartThread } from '../parts/message-queries.ts'
import { threadAddress } from './thread-address.ts'

type NewThreadProps = KeptDraft & {
  about: About
  addressOf?: (threadId: string) => string
  /** What is shown where the thread exists; without it, its address is opened. */
  existing?: (threadId: string) => ReactNode
}

/** The first message about a subject. If a thread about it exists, shows that thread. */
export function NewThread({ about, addressOf = threadAddress, existing, ...kept }: NewThreadProps) {
  const { data, error, refetch } = useQuery(aboutQuery(about))
  const start = useStartThread()
  const navigate = useNavigate()
  if (error && !data) return <ListFailure error={error} onRetry={refetch} />
  if (!data) return <Skeleton className="m-5 h-80" />
  if (data.thread_id !== null)
    return existing?.(data.thread_id) ?? <Navigate to={addressOf(data.thread_id)} replace />
  return (
    <div className="grid">
      <header className="grid gap-0.5 px-5 py-4">
        <h2 className="text-base font-semibold wrap-anywhere">{data.title}</h2>
        <p className="text-ink-2">Write your question. We answer within {promised('answerMessage')}.</p>
      </header>
      <Composer
        {...kept}
        mayAttach
        // Beside a choice of what it is about, that has the focus.
        isFocused={existing === undefined}
        onSend={async (words) => {
          const { thread_id } = await start.mutateAsync({ ...about, ...words })
          await navigate(addressOf(thread_id), { replace: true })
        }}
      />
    </div>
  )
}
