import { useQuery } from '@tanstack/react-query'
import { FilledPanel } from '../../../../ui/charts/filled-panel.tsx'
import { threadsQuery } from '../parts/message-queries.ts'
import { ThreadRow } from '../parts/thread-row.tsx'
import { threadAddress } from './thread-address.ts'

/** The number of rows in a dashboard panel. */
const shownRows = 4

/** The dashboard's panel with the latest conversations with the back office. */
export function MessagesPanel() {
  return (
    <FilledPanel
      title="Messages"
      all={{ to: '/messages', name: 'messages' }}
      height={252}
      list={{
        label: 'Messages',
        query: useQuery(threadsQuery({ page: 1, limit: shownRows })),
        rowsOf: ({ data }) => data,
        rowKey: ({ thread_id }) => thread_id,
        row: (thread) => (
          <ThreadRow
            thread={thread}
            to={threadAddress(thread.thread_id)}
            writer={thread.newest_is_office ? 'Tradelane' : 'You'}
          />
        ),
        empty: { title: 'No record found', text: 'Your messages with Tradelane appear here.' },
      }}
    />
  )
}
