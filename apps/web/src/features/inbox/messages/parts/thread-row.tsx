import type { WireThread } from '@tradelane/contract/messages/calls'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { RowLink } from '../../../../ui/lists/row-link.tsx'

type ThreadRowProps = {
  thread: WireThread
  to: string
  /** Above the title: the company, for the back office. */
  company?: string
  isOpen?: boolean
  /** "Tradelane: …" or "You: …", as seen by this reader. */
  writer: string
}

export function ThreadRow({ thread, to, company, isOpen = false, writer }: ThreadRowProps) {
  return (
    <li
      aria-current={isOpen || undefined}
      className={classNames(
        'relative grid grid-cols-[minmax(0,1fr)] gap-0.5 px-5 py-2.5 hover:bg-mist',
        isOpen && 'bg-mist-2',
      )}
    >
      {company && <span className="truncate text-xs text-ink-2">{company}</span>}
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate">
          <RowLink to={to}>{thread.title}</RowLink>
        </span>
        {thread.is_unread && (
          <span className="size-2 flex-none rounded-full bg-sea-fill" role="img" aria-label="new" />
        )}
      </span>
      <span className="flex gap-3 text-xs text-ink-2">
        <span className={classNames('min-w-0 flex-1 truncate', thread.is_unread && 'font-medium text-ink')}>
          {writer}: {thread.newest_text}
        </span>
        <span className="num flex-none">{formatDay(thread.newest_at)}</span>
      </span>
    </li>
  )
}
