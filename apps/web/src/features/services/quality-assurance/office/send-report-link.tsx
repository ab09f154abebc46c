import { promised } from '@tradelane/contract/lifecycle/promises'
import type { WireOfficeInspection } from '@tradelane/contract/quality-assurance/office-calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { useState } from 'react'
import { useRefusal } from '../../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { TextInput } from '../../../../ui/forms/text-input.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { toast } from '../../../../ui/toast.ts'
import { useSendReportLink } from './office-inspection-queries.ts'

type SendProps = { inspection: WireOfficeInspection }

/** Emails the inspector the link to report by. */
export function SendReportLink(props: SendProps) {
  return (
    <StaffOnly call={officeInspections.sendReportLink}>
      <DialogButton text="Send report link" tone="main">
        {(close) => <SendDialog {...props} onClose={close} />}
      </DialogButton>
    </StaffOnly>
  )
}

function SendDialog({ inspection, onClose }: SendProps & { onClose: () => void }) {
  const { quality_assurance_id, version } = inspection
  const [given, setGiven] = useState({ inspector_name: '', inspector_email: '' })
  const { mutate, error, isPending } = useSendReportLink()
  const { fields, message } = useRefusal(error, given)
  const send = () =>
    mutate(
      { quality_assurance_id, version, ...given },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? 'The link is sent.')
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title="Send the report link"
      lead={`The inspector reports by it without an account. It works for ${promised('counterpartyLink')}, so send it shortly before the day. An earlier link stops working.`}
      onClose={onClose}
      onSubmit={send}
      submitText="Send link"
      busyText="Sending…"
      isBusy={isPending}
    >
      <div className="grid gap-4">
        <TextInput
          label="Inspector's name"
          maxLength={100}
          value={given.inspector_name}
          onChange={({ target }) => setGiven({ ...given, inspector_name: target.value })}
          error={fields.inspector_name}
        />
        <TextInput
          label="Inspector's email"
          type="email"
          maxLength={254}
          value={given.inspector_email}
          onChange={({ target }) => setGiven({ ...given, inspector_email: target.value })}
          error={fields.inspector_email}
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
