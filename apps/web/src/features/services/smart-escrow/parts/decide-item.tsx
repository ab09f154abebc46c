import { decisionReason } from '@tradelane/contract/smart-escrow/forms'
import type { ReactNode } from 'react'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { type Decision, useDecideItem } from './escrow-queries.ts'

type DecideItemProps = {
  which: Omit<Decision, 'decision' | 'reason'>
  title: string
  isOffice: boolean
  /** Whether the seller has agreed to the escrow. */
  isAgreed: boolean
  /** An event that meets a condition cannot be refused. */
  mayRefuse: boolean
  /** What it pays, where it completes the block. */
  paid: ReactNode
}

/** Approves or refuses a document or a condition. */
export function DecideItem({ which, title, isOffice, isAgreed, mayRefuse, paid }: DecideItemProps) {
  const deciding = useDecideItem(isOffice)
  return (
    <div className="flex flex-none gap-2">
      {mayRefuse && (
        <DialogButton size="sm" text={<Named text="Refuse" title={title} />}>
          {(close) => (
            <ReasonDialog
              title={`Refuse: ${title}`}
              lead="The block is not paid. You can approve this later, until the expiry date."
              maxLength={500}
              rule={decisionReason}
              submitText="Refuse"
              busyText="Refusing…"
              send={(reason) => deciding.mutateAsync({ ...which, decision: 'refuse', reason })}
              doneText="The decision has been recorded."
              onClose={close}
            />
          )}
        </DialogButton>
      )}
      <DialogButton size="sm" tone="main" text={<Named text="Approve" title={title} />}>
        {(close) => (
          <ConfirmDialog
            title={`Approve: ${title}`}
            lead={`${isAgreed ? '' : 'The seller has not agreed to the escrow yet. '}An approval is final. ${paid ? '' : 'Once everything in the block is approved, the block is paid to the beneficiary.'}`}
            tone="main"
            confirmText="Approve"
            busyText="Approving…"
            send={() => deciding.mutateAsync({ ...which, decision: 'approve' })}
            doneText="The decision has been recorded."
            onClose={close}
          >
            {paid}
          </ConfirmDialog>
        )}
      </DialogButton>
    </div>
  )
}

/** Every item has these two buttons: a screen reader names the item. */
const Named = ({ text, title }: { text: string; title: string }) => (
  <>
    {text}
    <span className="sr-only"> {title}</span>
  </>
)
