import {
  deniedInsurance,
  officeInsurance,
  type WireOfficePolicy,
} from '@tradelane/contract/insurance/office-calls'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { useDeny } from './office-insurance-queries.ts'

type DenyInsuranceProps = { policy: WireOfficePolicy }

export function DenyInsurance({ policy: { insurance_id, version, company_name } }: DenyInsuranceProps) {
  const denying = useDeny()
  return (
    <StaffOnly call={officeInsurance.deny}>
      <DialogButton text="Deny">
        {(close) => (
          <ReasonDialog
            title="Deny this insurance"
            lead={`${company_name} reads the reason by email and on the policy.`}
            rule={deniedInsurance.shape.reason}
            submitText="Deny"
            busyText="Denying…"
            send={(reason) => denying.mutateAsync({ insurance_id, version, reason })}
            doneText="The request has been denied."
            onClose={close}
          />
        )}
      </DialogButton>
    </StaffOnly>
  )
}
