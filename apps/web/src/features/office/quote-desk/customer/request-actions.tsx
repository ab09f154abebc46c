import { quoteCaseActions } from '@tradelane/contract/quote-desk/actions'
import type { WireCustomersCase } from '@tradelane/contract/quote-desk/calls'
import { revisionMessage } from '@tradelane/contract/quote-desk/forms'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import { toast } from '../../../../ui/toast.ts'
import { recordOfCase } from '../case-words.ts'
import { useAskAgain, useCancelRequest, useRevise } from './request-queries.ts'

/** Cancel, and ask for other offers: again once all have expired. */
export function RequestActions({ request }: { request: WireCustomersCase }) {
  const { case_id, state, takes_offers, revisions_left } = request
  const cancelling = useCancelRequest()
  const record = { ...recordOfCase({ state }), revisions_left }
  return (
    <>
      <RecordAction action={quoteCaseActions.cancel} record={record}>
        {() => (
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
        )}
      </RecordAction>
      {takes_offers && !record.is_expired && (
        <RecordAction action={quoteCaseActions.revise} record={record}>
          {(closed) => <Revise request={request} closed={closed} />}
        </RecordAction>
      )}
      {record.is_expired && (
        <RecordAction action={quoteCaseActions.askAgain} record={record}>
          {() => <AskAgain caseId={case_id} />}
        </RecordAction>
      )}
    </>
  )
}

type ReviseProps = { request: WireCustomersCase; closed: string | undefined }

function Revise({ request: { case_id, revisions_left }, closed }: ReviseProps) {
  const revising = useRevise()
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
