import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'

type InboxProps = {
  list: ReactNode
  /** undefined while none is chosen. */
  thread: ReactNode | undefined
  /** In the thread's place then. */
  invitation: ReactNode
}

/** The list at the left and the chosen thread at the right; narrow windows show one of the two. */
export function Inbox({ list, thread, invitation }: InboxProps) {
  return (
    <Card isFlush className="overflow-hidden md:grid md:grid-cols-[340px_minmax(0,1fr)]">
      <div className={classNames('min-w-0 border-line md:border-r', thread !== undefined && 'max-md:hidden')}>
        {list}
      </div>
      <div className={classNames('min-w-0', thread === undefined && 'max-md:hidden')}>
        {thread ?? invitation}
      </div>
    </Card>
  )
}
