import type { WireNotification } from '@tradelane/contract/notifications/calls'
import { customerLink } from '@tradelane/contract/services/subject-links'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type NotificationRowProps = { notification: WireNotification; onRead: () => void }

/** A link to the subject. Following it marks the notification as read. */
export function NotificationRow({ notification, onRead }: NotificationRowProps) {
  const { title, body, subject, subject_id, at, is_read } = notification
  return (
    <li className="relative flex gap-3 px-5 py-3.5 hover:bg-mist">
      <span className="mt-1.5 size-2 flex-none">
        {!is_read && (
          <span className="block size-2 rounded-full bg-sea-fill" role="img" aria-label="Unread" />
        )}
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <Link
          to={customerLink(subject, subject_id)}
          onClick={() => !is_read && onRead()}
          className={classNames(
            'wrap-anywhere after:absolute after:inset-0 hover:text-sea',
            is_read ? 'font-normal' : 'font-semibold',
          )}
        >
          {title}
        </Link>
        <span className="wrap-anywhere text-ink-2">{body}</span>
        <span className="num text-xs text-ink-2">{formatInstant(at)}</span>
      </span>
      {!is_read && (
        <IconButton
          label={`Mark as read: ${title}`}
          icon={Check}
          isBare
          className="relative z-1"
          onClick={onRead}
        />
      )}
    </li>
  )
}
