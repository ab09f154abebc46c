import { useQuery } from '@tanstack/react-query'
import { type ThreadSubject, threadSubjects } from '@tradelane/contract/messages/calls'
import { MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { writeToUs } from '../../../../lib/screens/write-address.ts'
import { profileQuery } from '../../../../lib/session/profile.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { RecordList } from '../../../../ui/lists/record-list.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Inbox } from '../parts/inbox.tsx'
import { threadsQuery } from '../parts/message-queries.ts'
import { ThreadRow } from '../parts/thread-row.tsx'
import { NewThread } from './new-thread.tsx'
import { OwnThread } from './own-thread.tsx'
import { threadAddress } from './thread-address.ts'

/** /messages: the company's conversations with Tradelane. The address names the open thread, or the subject of a new one. */
export function MessagesPage() {
  const [address] = useSearchParams()
  const threadId = address.get('thread')
  const about = aboutOf(address)
  const { data: user } = useQuery(profileQuery)
  const isChosen = threadId !== null || about !== undefined
  return (
    <>
      <PageHeader
        title="Messages"
        lead="Ask Tradelane about a payment or any other topic."
        back={
          isChosen ? { to: '/messages', label: 'All messages' } : { to: '/dashboard', label: 'Dashboard' }
        }
        actions={user && <LinkButton to={writeToUs(user)}>Ask Tradelane</LinkButton>}
      />
      <Inbox
        list={<Threads openId={threadId} />}
        thread={
          threadId !== null ? (
            <OwnThread key={threadId} threadId={threadId} />
          ) : about ? (
            <NewThread key={about.subject_id} about={about} />
          ) : undefined
        }
        invitation={
          <EmptyState icon={MessageSquare} title="No conversation chosen">
            Choose a conversation on the left, or ask about a payment on its page.
          </EmptyState>
        }
      />
    </>
  )
}

function Threads({ openId }: { openId: string | null }) {
  const [page, setPage] = useState(1)
  return (
    <RecordList
      label="Conversations"
      query={useQuery(threadsQuery({ page, limit: 20 }))}
      rowsOf={({ data }) => data}
      rowKey={({ thread_id }) => thread_id}
      row={(thread) => (
        <ThreadRow
          thread={thread}
          to={threadAddress(thread.thread_id)}
          isOpen={thread.thread_id === openId}
          writer={thread.newest_is_office ? 'Tradelane' : 'You'}
        />
      )}
      onPage={setPage}
      empty={{
        title: 'No record found',
        text: 'Your messages with Tradelane appear here. Ask us your first question.',
      }}
    />
  )
}

/** The address may contain any text; only valid subjects of threads reach the call. */
function aboutOf(address: URLSearchParams): { subject: ThreadSubject; subject_id: string } | undefined {
  const subject = threadSubjects.find((one) => one === address.get('subject'))
  const subject_id = address.get('id')
  return subject && subject_id ? { subject, subject_id } : undefined
}
