import type { WireCustomersCase } from '@tradelane/contract/quote-desk/calls'
import { revisionMessage } from '@tradelane/contract/quote-desk/forms'
import { isOpenCase } from '@tradelane/contract/quote-desk/states'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { useMay } from '../../../../lib/session/roles.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useAskAgain, useCancelRequest, useRevise } from './request-queries.ts'

/** Ask for a revision, ask again, cancel: each where it is possible. */
export function RequestActions({ request }: { request: WireCustomersCase }) {
  const { case_id, state, takes_offers } = request
  const cancelling = useCancelRequest()
  if (!useMay('preparer') || !isOpenCase(state)) return null
  return (
    <>
      <DialogButton text="Cancel request">
        {(close) => (
          <ConfirmDialog
            title="Cancel this request"
            lead={
              takes_offers
                ? 'Its offers cannot be accepted any more.'
                : 'What you asked for is withdrawn with it.'
            }
            confirmText="Cancel request"
            busyText="Cancelling…"
            cancelText="Keep it"
            send={() => cancelling.mutateAsync(case_id)}
            onClose={close}
          />
        )}
      </DialogButton>
      {state === 'QUOTED' && <Revise request={request} />}
      {state === 'EXPIRED' && <AskAgain caseId={case_id} />}
    </>
  )
}

function Revise({ request: { case_id, revisions_left } }: { request: WireCustomersCase }) {
  const revising = useRevise()
  const closed = revisions_left === 0 ? 'You have asked for a revision three times.' : undefined
  return (
    <DialogButton text="Ask for a revision" closed={closed}>
      {(close) => (
        <ReasonDialog
          title="Ask for a revision"
          lead={`The open offers stay open. You can ask ${revisions_left} more ${revisions_left === 1 ? 'time' : 'times'}.`}
          label="What should be different?"
          rule={revisionMessage}
          tone="main"
          submitText="Send"
          busyText="Sending…"
          send={(message) => revising.mutateAsync({ case_id, message })}
          doneText="We will send you revised offers."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

function AskAgain({ caseId }: { caseId: string }) {
  const asking = useAskAgain()
  const ask = () =>
    asking.mutate(caseId, {
      onSuccess: ({ message }) => toast.success(message ?? 'Sent'),
      onError: (error) => toast.error(messageOf(error)),
    })
  return (
    <Button tone="main" onClick={ask} isBusy={asking.isPending} busyText="Asking…">
      Ask again
    </Button>
  )
}
