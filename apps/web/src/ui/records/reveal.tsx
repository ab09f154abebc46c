import { revealReason } from '@tradelane/contract/audit/reveal-reason'
import { useState } from 'react'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { ReasonDialog } from '../dialogs/reason-dialog.tsx'

type RevealProps = {
  /** The last characters, as everybody of the staff reads them. */
  masked: string
  /** Of what it is, for those who hear the button only. */
  of: string
  /** The number in full; undefined where the record is no more. */
  read: (reason: string) => Promise<string | undefined>
}

/** An account number that a colleague reads in full for a reason. It stays as long as the page is open. */
export function Reveal({ masked, of, read }: RevealProps) {
  const [full, setFull] = useState<string>()
  const [isGone, setIsGone] = useState(false)
  if (isGone || full !== undefined)
    return (
      // The button that had the focus is gone.
      <span className={isGone ? undefined : 'num'} tabIndex={-1} ref={(node) => node?.focus()}>
        {full ?? 'This record is not here any more. Load the page again.'}
      </span>
    )
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="num">{masked}</span>
      <DialogButton size="sm" text="Show account number" aria-label={`Show account number of ${of}`}>
        {(close) => (
          <ReasonDialog
            title="Show account number"
            lead={`Of ${of}. The audit trail keeps your name and the reason.`}
            rule={revealReason}
            maxLength={300}
            submitText="Show"
            busyText="Reading…"
            send={async (reason) => {
              const number = await read(reason)
              setFull(number)
              setIsGone(number === undefined)
              return number === undefined ? undefined : { message: 'The account number is shown.' }
            }}
            onClose={close}
          />
        )}
      </DialogButton>
    </span>
  )
}
