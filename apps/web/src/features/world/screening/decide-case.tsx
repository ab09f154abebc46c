import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { caseActions } from '@tradelane/contract/screening/actions'
import { adminScreening, caseDecision, type WireCaseDetail } from '@tradelane/contract/screening/calls'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { StaffOnly } from '../../../ui/staff-only.tsx'
import { useDecideCase } from './screening-queries.ts'

/** A decision can be changed: what is decided already is closed. */
export function DecideCase({ found: { case_id, version, state } }: { found: WireCaseDetail }) {
  const { mutateAsync: decide } = useDecideCase()
  return (
    <>
      <StaffOnly call={adminScreening.decide}>
        <DialogButton
          tone="danger"
          text="True match"
          closed={closedBy(caseActions.confirm, { state })?.reason}
        >
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
      </StaffOnly>
      <StaffOnly call={adminScreening.decide}>
        <DialogButton tone="main" text="False match" closed={closedBy(caseActions.clear, { state })?.reason}>
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
      </StaffOnly>
    </>
  )
}
