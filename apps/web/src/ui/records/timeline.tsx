import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export type TimelineItem = {
  key: string
  title: ReactNode
  /** When, as it is to be read: "21 Nov 2026, 14:05 CET". */
  at?: string
  text?: ReactNode
  /** `now` waits for somebody, `next` has not started. */
  state: 'done' | 'now' | 'next' | 'lost'
  /** Shown in print only. */
  isFolded?: boolean
}

const looks = {
  done: 'border-done bg-done text-paper',
  now: 'border-wait bg-paper ring-4 ring-wait-wash',
  next: 'border-line-2 bg-paper',
  lost: 'border-lost bg-lost text-paper',
}

const words = { done: 'Done', now: 'In progress', next: 'Not started', lost: 'Failed' }

/** What happened and what comes next, oldest first. */
export function Timeline({ label, items }: { label: string; items: readonly TimelineItem[] }) {
  return (
    <ol aria-label={label} className="grid grid-cols-1">
      {items.map(({ key, title, at, text, state, isFolded }) => (
        <li
          key={key}
          className={classNames(
            'group relative gap-3 pb-5 last:pb-0',
            isFolded ? 'hidden print:flex' : 'flex',
          )}
        >
          <span className="absolute top-6 bottom-0 left-[9px] w-px bg-line-2 group-last:hidden" aria-hidden />
          <span
            className={classNames(
              'mt-0.5 grid size-[19px] flex-none place-items-center rounded-full border-2',
              looks[state],
            )}
          >
            {state === 'done' && <Check size={12} strokeWidth={3.5} aria-hidden />}
            {state === 'lost' && <X size={12} strokeWidth={3.5} aria-hidden />}
            <span className="sr-only">{words[state]}</span>
          </span>
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className={state === 'next' ? 'text-ink-2' : 'font-medium'}>{title}</span>
              {at && <span className="num text-xs leading-5 text-ink-2">{at}</span>}
            </div>
            {text && <div className="whitespace-pre-line text-ink-2 wrap-anywhere">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
