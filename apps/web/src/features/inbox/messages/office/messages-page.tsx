import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import { useAddressParam } from '../../../../lib/browser/use-address-param.ts'
import { useListAddress } from '../../../../lib/browser/use-list-address.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListFilters } from '../../../../ui/lists/list-filters.tsx'
import { RecordList } from '../../../../ui/lists/record-list.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Inbox } from '../parts/inbox.tsx'
import { officeThreadsQuery } from '../parts/message-queries.ts'
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
  const address = useListAddress()
  const { search, page } = address
  return (
    <>
      <ListFilters address={address} search="Search by company" />
      <RecordList
        label="Conversations"
        query={useQuery(officeThreadsQuery({ page, limit: 20, search }))}
        rowsOf={({ data }) => data}
        rowKey={({ thread_id }) => thread_id}
        row={(thread) => (
          <ThreadRow
            thread={thread}
            to={threadAddress(address, thread.thread_id)}
            company={thread.company_name}
            isOpen={thread.thread_id === openId}
            writer={thread.newest_is_office ? 'Tradelane' : 'Customer'}
          />
        )}
        onPage={address.goTo}
        empty={{
          text: search ? 'Try the start of the company’s name.' : 'Customers’ questions will appear here.',
        }}
      />
    </>
  )
}

/** Opening a conversation keeps the search and the page of the list. */
function threadAddress({ search, page }: { search: string; page: number }, thread: string): string {
  const address = new URLSearchParams({
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
    thread,
  })
  return `/admin/messages?${address}`
}
