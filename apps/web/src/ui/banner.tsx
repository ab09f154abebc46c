import { CircleAlert, CircleCheck, Clock3, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

type BannerTone = 'wait' | 'done' | 'lost' | 'info'

const looks = {
  wait: { icon: Clock3, className: 'border-wait-line bg-wait-wash', accent: 'text-wait' },
  done: { icon: CircleCheck, className: 'border-done-line bg-done-wash', accent: 'text-done' },
  lost: { icon: CircleAlert, className: 'border-lost-line bg-lost-wash', accent: 'text-lost' },
  info: { icon: Info, className: 'border-line-2 bg-paper', accent: 'text-sea' },
}

type BannerProps = {
  tone: BannerTone
  /** "ACTION REQUIRED" */
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** Read aloud when it appears; for what answers something the person just did. */
  isAlert?: boolean
}

export function Banner({ tone, title, children, action, isAlert }: BannerProps) {
  const { icon: Icon, className, accent } = looks[tone]
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border px-4 py-3.5',
        className,
      )}
    >
      <Icon size={18} className={classNames('flex-none', accent)} aria-hidden />
      <div className="min-w-0 flex-1 basis-[200px]">
        {title && <strong className={classNames('mr-2 font-semibold', accent)}>{title}</strong>}
        {children}
      </div>
      {action}
    </div>
  )
}
