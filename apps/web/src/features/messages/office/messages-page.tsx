import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useAddressParam } from '../../../lib/browser/use-address-param.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Inbox } from '../parts/inbox.tsx'
import { officeThreadsQuery } from '../parts/queries.ts'
import { ThreadList } from '../parts/thread-list.tsx'
import { ThreadRow } from '../parts/thread-row.tsx'
import { OfficeThread } from './thread.tsx'

/** /admin/messages: customers' questions and the answers; one inbox for the whole back office. */
export function AdminMessagesPage() {
  const [threadId] = useAddressParam('thread')
  return (
    <>
      <PageHeader
        title="Messages"
        lead="Customers’ questions, newest first."
        {...(threadId && { back: { to: '/admin/messages', label: 'All messages' } })}
      />
      <Inbox
        list={<Threads openId={threadId} />}
        thread={threadId ? <OfficeThread key={threadId} threadId={threadId} /> : undefined}
        invitation={
          <EmptyState icon={MessagesSquare} title="No conversation chosen">
            Choose a conversation on the left to read and answer it.
          </EmptyState>
        }
      />
    </>
  )
}

function Threads({ openId }: { openId: string | undefined }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const query = useQuery(officeThreadsQuery({ page, limit: 20, search }))
  const find = (text: string) => {
    setSearch(text)
    setPage(1)
  }
  return (
    <>
      <div className="p-5 pb-3">
        <SearchField label="Search by company" value={search} onSearch={find} />
      </div>
      <ThreadList
        query={query}
        onPage={setPage}
        empty={
          <EmptyState title="No records found">
            {search ? 'Try the beginning of the company’s name.' : 'Customers’ questions will appear here.'}
          </EmptyState>
        }
        row={(thread) => (
          <ThreadRow
            key={thread.thread_id}
            thread={thread}
            to={`/admin/messages?thread=${thread.thread_id}`}
            company={thread.company_name}
            isOpen={thread.thread_id === openId}
            writer={thread.newest_is_office ? 'Tradelane' : 'Customer'}
          />
        )}
      />
    </>
  )
}
