import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRefusal } from '../../../../lib/forms/use-refusal.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { FormDialog } from '../../../../ui/dialogs/form-dialog.tsx'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type InspectionDetail, useAcceptReport, useReinspect } from '../parts/inspection-queries.ts'

type AnswerProps = { page: InspectionDetail }

/** Accepts the report. Accepting a rejected lot needs a tick that says so. */
export function AcceptReport({ page }: AnswerProps) {
  return (
    <DialogButton text="Accept report" tone="main">
      {(close) => <AcceptReportDialog page={page} onClose={close} />}
    </DialogButton>
  )
}

function AcceptReportDialog({ page, onClose }: AnswerProps & { onClose: () => void }) {
  const { quality_assurance_data: inspection, report } = page
  const isRejected = report?.verdict === 'rejected'
  const [isTicked, setIsTicked] = useState(false)
  const { mutate, error, isPending } = useAcceptReport()
  const { fields, message } = useRefusal(error, { accept_rejected: isTicked })
  const accept = () =>
    mutate(
      { quality_assurance_id: inspection.quality_assurance_id, accept_rejected: isTicked },
      {
        onSuccess: ({ message }) => {
          toast.success(message ?? 'The report is accepted.')
          onClose()
        },
      },
    )
  return (
    <FormDialog
      title={`Accept the report of ${inspection.quality_assurance_number}?`}
      lead="You cannot take it back. An escrow that waits for this inspection may be released."
      onClose={onClose}
      onSubmit={accept}
      submitText="Accept report"
      busyText="Accepting…"
      isBusy={isPending}
      isReady
    >
      <div className="grid gap-4">
        {isRejected && (
          <>
            <Banner tone="lost" title="The report rejects the lot">
              {report.reasons.join('. ')}
            </Banner>
            <Checkbox
              label="I accept the lot although the report rejects it"
              checked={isTicked}
              onChange={({ target }) => setIsTicked(target.checked)}
              error={fields.accept_rejected}
            />
          </>
        )}
        {message && (
          <Banner tone="lost" isAlert>
            {message}
          </Banner>
        )}
      </div>
    </FormDialog>
  )
}

/** A new order with the same fields, quoted and paid as every order. */
export function AskReinspection({ page }: AnswerProps) {
  const { quality_assurance_id: id, quality_assurance_number: number } = page.quality_assurance_data
  const { mutateAsync: reinspect } = useReinspect()
  const navigate = useNavigate()
  const send = async () => {
    const { message, quality_assurance_id } = await reinspect(id)
    void navigate(`/quality-assurance/inspections/${quality_assurance_id}`)
    return { message }
  }
  return (
    <DialogButton text="Ask for a new inspection">
      {(close) => (
        <ConfirmDialog
          title={`Inspect again after ${number}?`}
          lead="We prepare a new order with the same details as a draft. You submit it, and it is quoted and paid as every order."
          tone="main"
          confirmText="Prepare new order"
          busyText="Preparing…"
          send={send}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
