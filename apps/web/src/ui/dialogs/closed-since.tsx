import { createContext, type ReactNode, use } from 'react'
import { Banner } from '../banner.tsx'

/** Why what a dialog does has closed since it was opened; undefined while it is open. */
export const ClosedSince = createContext<ReactNode>(undefined)

/** Why the action of some buttons is closed. What shows the buttons keeps it, also once it shows them no more. */
export const ReasonOfAction = createContext<{ current: string | undefined }>({ current: undefined })

/** For a dialog that decides something. What is being sent gets its own answer. */
export function useClosedSince(isBusy: boolean, further?: string) {
  const reason = use(ClosedSince)
  if (reason === undefined || isBusy) return { isClosed: false }
  const banner = (
    <div className="mb-4">
      <Banner tone="wait" isAlert>
        The record has changed in the meantime. {reason || 'This is not open any more.'} {further}
      </Banner>
    </div>
  )
  return { isClosed: true, banner }
}
