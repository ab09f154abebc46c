import type { Approves } from '@tradelane/contract/approvals/forms'
import type { ReactNode } from 'react'
import { type ApprovedAction, useApprovedAction } from '../../lib/approvals/use-approved-action.ts'
import { type ApiError, messageOf } from '../../lib/net/api-error.ts'
import { Banner } from '../banner.tsx'
import { ResendCode } from '../forms/resend-code.tsx'
import { ApprovalFields } from './approval-fields.tsx'
import { ApprovalRefusal, type RefusalTexts } from './approval-refusal.tsx'
import { ApprovalSummary } from './approval-summary.tsx'
import { FormDialog } from './form-dialog.tsx'

type ApprovalDialogProps<Answer> = {
  title: string
  action: ApprovedAction<Answer>
  /** What is approved, from the page's own data: shown until the server has answered. */
  shown: Approves
  submitText: string
  busyText: string
  onClose: () => void
  /** Instead of closing, the other button goes back. */
  onBack?: () => void
  /** What a refusal is called, and what else can be done about it. */
  refused: (refusal: ApiError) => RefusalTexts
  /** Below what is approved: how long a price holds. */
  children?: ReactNode
}

/** What is approved, with the password and the mailed code below it. The only dialog for this. */
export function ApprovalDialog<Answer>(props: ApprovalDialogProps<Answer>) {
  const { title, action, shown, submitText, busyText, onClose, onBack, refused, children } = props
  const { code, fields, submit, refusal, isBusy, isTakingLong } = useApprovedAction(action)
  const approved = code.approves ?? shown
  if (refusal)
    return <ApprovalRefusal refusal={refusal} approved={approved} onClose={onClose} {...refused(refusal)} />
  return (
    <FormDialog
      title={title}
      lead={
        code.isRecent
          ? 'Enter the code that we have just sent you.'
          : 'We send a code to your work email. It is valid only for the details below.'
      }
      onClose={onClose}
      {...(onBack && { onBack })}
      onSubmit={submit}
      submitText={submitText}
      busyText={isTakingLong ? 'Waiting for the provider…' : busyText}
      isBusy={isBusy}
      isReady={code.isReady}
    >
      <div className="grid gap-5">
        <ApprovalSummary approved={approved}>{children}</ApprovalSummary>
        {code.error && (
          <Banner tone="lost" isAlert>
            {messageOf(code.error)}
          </Banner>
        )}
        <ApprovalFields {...fields} />
        <ResendCode
          send={code.sendAgain}
          {...(code.isRecent && { lead: 'The code is still valid if nothing has changed since. Or' })}
        />
      </div>
    </FormDialog>
  )
}
