import { useBusinessNow } from '../../../../lib/browser/business-clock.ts'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { classNames } from '../../../../ui/class-names.ts'

/** The due date, and whether it has passed. `isTitled`: beside the word “Due”. */
export function DueDate({ dueAt, isTitled }: { dueAt: string | null; isTitled?: boolean }) {
  const now = useBusinessNow()
  if (dueAt === null) return <span className="text-ink-2">No due date</span>
  const isOverdue = Date.parse(dueAt) < now.getTime()
  return (
    <span className={classNames('num whitespace-nowrap', isOverdue ? 'font-medium text-lost' : 'text-ink-2')}>
      {isOverdue ? 'Overdue since ' : !isTitled && 'Due '}
      {formatInstant(dueAt)}
    </span>
  )
}
