import { useQuery } from '@tanstack/react-query'
import type { ThreadSubject } from '@tradelane/contract/messages/calls'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { LinkButton } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { RecordList } from '../../../../ui/lists/record-list.tsx'
import { type KeptDraft, noDraft } from '../parts/composer.tsx'
import { Inbox } from '../parts/inbox.tsx'
import { tradeThreadsQuery } from '../parts/message-queries.ts'
import { ThreadRow } from '../parts/thread-row.tsx'
import { NewThread } from './new-thread.tsx'
import { OwnThread } from './own-thread.tsx'

/** What can be written about, the trade itself first: "Payment PY-2026-000123". */
export type Writable = { subject: ThreadSubject; id: string; label: string }
type TradeMessagesProps = { transactionId: string; writable: readonly Writable[] }

/** The conversations about a trade and its services, latest message first. The address names the open one, or `new`. */
export function TradeMessages({ transactionId, writable }: TradeMessagesProps) {
  const [address] = useSearchParams()
  const threadId = address.get('thread')
  const addressOf = (thread: string | null) => {
    const next = new URLSearchParams(address)
    if (thread === null) next.delete('thread')
    else next.set('thread', thread)
    return `?${next}`
  }
  return (
    <Inbox
      title="Messages about this trade"
      action={
        threadId === 'new' || (
          <LinkButton to={addressOf('new')} size="sm" tone="quiet" className="-my-1 -mr-3">
            Write about this trade
          </LinkButton>
        )
      }
      list={<Threads transactionId={transactionId} openId={threadId} addressOf={addressOf} />}
      thread={
        threadId === null ? undefined : (
          <>
            <LinkButton to={addressOf(null)} size="sm" tone="quiet" className="mx-2 md:hidden">
              All messages about this trade
            </LinkButton>
            {threadId === 'new' ? (
              <NewMessage writable={writable} addressOf={addressOf} />
            ) : (
              <OwnThread key={threadId} threadId={threadId} />
            )}
          </>
        )
      }
      invitation={
        <EmptyState icon={MessageSquare} title="No conversation chosen">
          Choose a conversation on the left, or write about the trade or one of its services.
        </EmptyState>
      }
    />
  )
}

type ThreadsProps = { transactionId: string; openId: string | null; addressOf: (thread: string) => string }

function Threads({ transactionId, openId, addressOf }: ThreadsProps) {
  const [page, setPage] = useState(1)
  return (
    <RecordList
      label="Conversations about this trade"
      query={useQuery(tradeThreadsQuery(transactionId, page))}
      rowsOf={({ data }) => data}
      rowKey={({ thread_id }) => thread_id}
      row={(thread) => (
        <ThreadRow
          thread={thread}
          to={addressOf(thread.thread_id)}
          isOpen={thread.thread_id === openId}
          writer={thread.newest_is_office ? 'Tradelane' : 'You'}
        />
      )}
      onPage={setPage}
      empty={{ title: 'No messages yet', text: 'Messages about this trade and its services appear here.' }}
    />
  )
}

type NewMessageProps = { writable: readonly Writable[]; addressOf: (thread: string) => string }

function NewMessage({ writable, addressOf }: NewMessageProps) {
  const [chosen, setChosen] = useState(writable[0]?.id ?? '')
  const [draft, setDraft] = useState(noDraft)
  const kept: KeptDraft = { draft, onDraft: setDraft }
  const about = writable.find(({ id }) => id === chosen)
  return (
    <>
      <div className="px-5 pt-4">
        <Select
          label="About"
          autoFocus
          options={writable.map(({ id, label }) => ({ value: id, label }))}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      {about && (
        <NewThread
          key={about.id}
          about={{ subject: about.subject, subject_id: about.id }}
          addressOf={addressOf}
          existing={(threadId) => <OwnThread threadId={threadId} {...kept} />}
          {...kept}
        />
      )}
    </>
  )
}
