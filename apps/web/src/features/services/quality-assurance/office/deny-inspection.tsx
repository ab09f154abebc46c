import {
  deniedInspection,
  type WireOfficeInspection,
} from '@tradelane/contract/quality-assurance/office-calls'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { useDenyInspection } from './office-inspection-queries.ts'

export function DenyInspection({ inspection }: { inspection: WireOfficeInspection }) {
  const { quality_assurance_id, version, customer_name } = inspection
  const denying = useDenyInspection()
  return (
    <DialogButton text="Deny">
      {(close) => (
        <ReasonDialog
          title="Deny this inspection"
          lead={`${customer_name} reads the reason by email and on the inspection.`}
          rule={deniedInspection.shape.reason}
          submitText="Deny"
          busyText="Denying…"
          send={(reason) => denying.mutateAsync({ quality_assurance_id, version, reason })}
          doneText="The request has been denied."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
