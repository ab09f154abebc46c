import { caseDecision, type WireCaseDetail } from '@tradelane/contract/screening/calls'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { useDecideCase } from './screening-queries.ts'

/** The decisions that are legal now: a decision can be changed. */
export function DecideCase({ found: { case_id, version, state } }: { found: WireCaseDetail }) {
  const { mutateAsync: decide } = useDecideCase()
  return (
    <>
      {state !== 'confirmed' && (
        <DialogButton tone="danger" text="True match">
          {(close) => (
            <ReasonDialog
              title="Confirm the match"
              lead="What waits for this decision is refused. Money that arrived from this party stays on hold until it is returned or this decision is changed. The customer does not learn why."
              label="Reason, for our records"
              rule={caseDecision.shape.reason}
              tone="danger"
              submitText="Confirm match"
              busyText="Confirming…"
              send={(reason) => decide({ case_id, version, decision: 'confirmed', reason })}
              doneText="The match has been confirmed."
              onClose={close}
            />
          )}
        </DialogButton>
      )}
      {state !== 'cleared' && (
        <DialogButton tone="main" text="False match">
          {(close) => (
            <ReasonDialog
              title="This is somebody else"
              lead="What waits for this decision goes on. The same pair is not asked again until the name or the list’s entry changes."
              label="Reason, for our records"
              rule={caseDecision.shape.reason}
              submitText="Clear match"
              busyText="Clearing…"
              send={(reason) => decide({ case_id, version, decision: 'cleared', reason })}
              doneText="The match has been cleared."
              onClose={close}
            />
          )}
        </DialogButton>
      )}
    </>
  )
}
