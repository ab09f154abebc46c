import { revealReason } from '@tradelane/contract/audit/reveal-reason'
import { useRef } from 'react'
import { ReasonDialog } from './reason-dialog.tsx'

type OpenForReasonProps = { title: string; onReason: (reason: string) => void; onClose: () => void }

/** A paper of a person: a colleague says first why they open it. */
export function OpenForReason({ title, onReason, onClose }: OpenForReasonProps) {
  const isGiven = useRef(false)
  return (
    <ReasonDialog
      title={`Open ${title}`}
      lead="This is a paper of a person. The audit trail keeps your name and the reason."
      rule={revealReason}
      maxLength={300}
      submitText="Open document"
      busyText="Opening…"
      send={async (reason) => {
        isGiven.current = true
        onReason(reason)
        return undefined
      }}
      // After the reason the document follows in its place.
      onClose={() => {
        if (!isGiven.current) onClose()
      }}
    />
  )
}
