import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSaysEmpty } from './says-empty.ts'

type EmptyStateProps = {
  icon?: LucideIcon
  /** "No record found" */
  title: string
  /** What will appear here. */
  children?: ReactNode
  /** The button that starts it. */
  action?: ReactNode
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  useSaysEmpty()
  return (
    <div className="grid justify-items-center gap-1 px-6 py-10 text-center">
      {Icon && (
        <span className="mb-3 grid size-11 place-items-center rounded-full bg-mist-2 text-ink-2">
          <Icon size={20} strokeWidth={1.75} aria-hidden />
        </span>
      )}
      <p className="font-medium">{title}</p>
      {children && <p className="max-w-[44ch] text-ink-2">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  )
}
