import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format/format-date.ts'
import { OldFacts } from './old-facts.tsx'

type ArrivesByProps = {
  day: string
  place: string
  reasons: readonly string[]
  /** By whose calendar. */
  counted?: string | undefined
  /** It arrives in the wallet, not at a bank. */
  isInWallet?: boolean
  /** What else is said beside the day: how it is paid out. */
  children?: ReactNode
}

/** The last day on which money arrives, where, and why it is later than usual. */
export function ArrivesBy({ day, place, reasons, counted, isInWallet, children }: ArrivesByProps) {
  return (
    <>
      <span className="num">
        {formatDay(day)} {isInWallet ? 'in your wallet' : `at the bank in ${place}`}
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
