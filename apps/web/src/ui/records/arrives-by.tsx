import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format/format-date.ts'
import { OldFacts } from './old-facts.tsx'

type ArrivesByProps = {
  day: string
  place: string
  reasons: readonly string[]
  /** By whose calendar. */
  counted?: string | undefined
  /** What else is said beside the day: how it is paid out. */
  children?: ReactNode
}

/** The last day on which money arrives, where, and why it is later than usual. */
export function ArrivesBy({ day, place, reasons, counted, children }: ArrivesByProps) {
  return (
    <>
      <span className="num">
        {formatDay(day)} at the bank in {place}
        {children}
      </span>
      {[...(counted ? [counted] : []), ...reasons].map((reason) => (
        <span key={reason} className="block text-xs text-ink-2 font-normal">
          {reason}
        </span>
      ))}
      <OldFacts of="arrival" />
    </>
  )
}
