import type { WireMessage } from '@tradelane/contract/messages/calls'
import { type ReactNode, useEffect, useRef } from 'react'
import { Pagination } from '../../../../ui/lists/pagination.tsx'
import { MessageBubble } from './message-bubble.tsx'

type ThreadViewProps = {
  title: string
  /** Under the title: the subject, and the company. */
  about: ReactNode
  messages: readonly WireMessage[]
  pagination: { current_page: number; total_pages: number }
  /** The reader's side: its own messages are on the right. */
  isOffice: boolean
  onPage: (page: number) => void
  /** Called with the number of the last message read. */
  onRead: (position: number) => void
  composer: ReactNode
}

/** A conversation, scrolled to the newest message at the bottom, with the reply field below it. */
export function ThreadView(props: ThreadViewProps) {
  const { title, about, messages, pagination, isOffice, onPage, onRead, composer } = props
  const newest = messages.at(-1)?.position ?? 0
  const log = useRef<HTMLDivElement>(null)
  const reported = useRef(0)
  useEffect(() => {
    log.current?.scrollTo({ top: newest > 0 ? log.current.scrollHeight : 0 })
    const isNew = newest > reported.current && messages.some((one) => one.is_office !== isOffice)
    if (!isNew) return
    reported.current = newest
    onRead(newest)
  }, [newest, messages, isOffice, onRead])
  return (
    <div className="flex min-w-0 flex-col">
      <header className="grid gap-0.5 border-b border-line px-5 py-4">
        <h2 className="text-base font-semibold wrap-anywhere">{title}</h2>
        <div className="text-ink-2">{about}</div>
      </header>
      <div
        ref={log}
        role="log"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        className="grid h-[min(42dvh,460px)] content-start gap-3 overflow-y-auto p-5 -outline-offset-2"
      >
        {messages.map((message) => (
          <MessageBubble key={message.position} message={message} isOwn={message.is_office === isOffice} />
        ))}
      </div>
      <Pagination page={pagination.current_page} totalPages={pagination.total_pages} onPage={onPage} />
      {composer}
    </div>
  )
}
