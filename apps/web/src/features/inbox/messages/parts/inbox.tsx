import type { ReactNode } from 'react'
import { Card } from '../../../../ui/card.tsx'
import { classNames } from '../../../../ui/class-names.ts'

type InboxProps = {
  title?: string
  action?: ReactNode
  list: ReactNode
  /** undefined if no thread is open. */
  thread: ReactNode | undefined
  /** Shown in place of the thread in that case. */
  invitation: ReactNode
}

/** The list on the left and the open thread on the right; narrow windows show one of them. */
export function Inbox({ list, thread, invitation, ...head }: InboxProps) {
  return (
    <Card isFlush className="overflow-hidden" {...head}>
      <div className="md:grid md:grid-cols-[340px_minmax(0,1fr)]">
        <div
          className={classNames('min-w-0 border-line md:border-r', thread !== undefined && 'max-md:hidden')}
        >
          {list}
        </div>
        <div className={classNames('min-w-0', thread === undefined && 'max-md:hidden')}>
          {thread ?? invitation}
        </div>
      </div>
    </Card>
  )
}
