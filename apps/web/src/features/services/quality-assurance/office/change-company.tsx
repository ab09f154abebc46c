import type { WireOfficeInspection } from '@tradelane/contract/quality-assurance/office-calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { useState } from 'react'
import { useRefusal } from '../../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { TextArea } from '../../../../ui/forms/text-input.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { toast } from '../../../../ui/toast.ts'
import { InspectionCompanyField } from './inspection-company-field.tsx'
import { useChangeCompany } from './office-inspection-queries.ts'

/** Another inspection company for a paid order, for the same price. */
export function ChangeCompany({ inspection }: { inspection: WireOfficeInspection }) {
  return (
    <StaffOnly call={officeInspections.changeCompany}>
      <DialogButton text="Change company">
        {(close) => <ChangeDialog inspection={inspection} onClose={close} />}
      </DialogButton>
    </StaffOnly>
  )
}

type ChangeDialogProps = { inspection: WireOfficeInspection; onClose: () => void }

function ChangeDialog({ inspection, onClose }: ChangeDialogProps) {
  const { quality_assurance_id, version, quote } = inspection
  const [company, setCompany] = useState('')
  const [reason, setReason] = useState('')
  const { mutate, error, isPending } = useChangeCompany()
  const { fields, message } = useRefusal(error, { inspection_company_id: company, reason })
  const submit = () =>
    mutate(
      { quality_assurance_id, version, inspection_company_id: company, reason: reason.trim() },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? 'Changed')
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title="Change the inspection company"
      lead={`${quote?.vendor_name ?? 'The company'} no longer inspects, and the link of its inspector stops working. Price and day stay. The customer is notified.`}
      onClose={onClose}
      onSubmit={submit}
      submitText="Change company"
      busyText="Saving…"
      isBusy={isPending}
    >
      <div className="grid gap-4">
        <InspectionCompanyField
          order={inspection}
          value={company}
          onChange={setCompany}
          error={fields.inspection_company_id}
        />
        <TextArea
          label="Reason"
          help="The customer and the supplier read it."
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={fields.reason}
        />
        {message && (
          <Banner tone="lost" isAlert>
            {message}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}
