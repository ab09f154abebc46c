import { useQuery } from '@tanstack/react-query'
import { Bell, type LucideIcon, MessageSquare, NotebookPen } from 'lucide-react'
import { Link } from 'react-router'
import { countText, unreadQuery } from '../../lib/queries/unread.ts'

/** Notes, chat and notifications, each with its count of open items. */
export function TopIcons() {
  const { data } = useQuery(unreadQuery)
  return (
    <nav aria-label="Updates" className="flex gap-1">
      <TopIcon to="/tasks" icon={NotebookPen} label="Notes and tasks" count={data?.tasks} what="open" />
      <TopIcon to="/messages" icon={MessageSquare} label="Messages" count={data?.messages} what="new" />
      <TopIcon to="/notifications" icon={Bell} label="Notifications" count={data?.notifications} what="new" />
    </nav>
  )
}

type TopIconProps = {
  to: string
  icon: LucideIcon
  label: string
  count: number | undefined
  what: string
}

function TopIcon({ to, icon: Icon, label, count = 0, what }: TopIconProps) {
  return (
    <Link
      to={to}
      aria-label={count > 0 ? `${label}, ${countText(count)} ${what}` : label}
      title={label}
      className="relative grid size-9 place-items-center rounded-md text-ink-2 transition-colors hover:bg-mist-2 hover:text-ink"
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      {count > 0 && (
        <span
          className="num absolute top-0 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-sea-fill px-1 text-xs leading-none font-medium text-white"
          aria-hidden
        >
          {countText(count)}
        </span>
      )}
    </Link>
  )
}
