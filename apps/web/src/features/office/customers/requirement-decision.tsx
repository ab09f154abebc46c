import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { officeRequirementActions } from '@tradelane/contract/onboarding/actions'
import { adminRequirements } from '@tradelane/contract/onboarding/requirement-calls'
import { type RequirementAction, requirementReason } from '@tradelane/contract/onboarding/requirements'
import { isInReview, type KybState } from '@tradelane/contract/onboarding/states'
import type { ComponentProps } from 'react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { OfficeAction } from '../../../ui/records/office-action.tsx'
import { useDecideRequirement } from './customer-queries.ts'

type RequirementDecisionProps = {
  uid: string
  status: KybState | null
  requirement: CustomerProfile['requirements'][number]
}

const look = { size: 'sm', className: 'whitespace-nowrap' } as const

/** Accept, send back, take back: what the state of one request allows. */
export function RequirementDecision({ uid, status, requirement }: RequirementDecisionProps) {
  const { id, version, state, what } = requirement
  const { mutateAsync } = useDecideRequirement()
  const decide = (action: RequirementAction, reason?: string) =>
    mutateAsync({ uid, requirement_id: id, version, action, ...(reason && { reason }) })
  const record = { state, is_in_review: isInReview(status) }
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <OfficeAction
        call={adminRequirements.decide}
        action={officeRequirementActions.take_back}
        record={record}
      >
        {(closed) => <TakeBack what={what} closed={closed} send={(reason) => decide('take_back', reason)} />}
      </OfficeAction>
      <OfficeAction
        call={adminRequirements.decide}
        action={officeRequirementActions.send_back}
        record={record}
      >
        {(closed) => (
          <DialogButton {...look} aria-label={`Send back ${what}`} text="Send back" closed={closed}>
            {(close) => (
              <ReasonDialog
                title={`Send back ${what}?`}
                lead="The company sees the reason by email and next to its answer, and answers again."
                rule={requirementReason}
                submitText="Send back"
                busyText="Sending back…"
                send={(reason) => decide('send_back', reason)}
                doneText="Answer sent back."
                onClose={close}
              />
            )}
          </DialogButton>
        )}
      </OfficeAction>
      <OfficeAction call={adminRequirements.decide} action={officeRequirementActions.accept} record={record}>
        {(closed) => (
          <DialogButton {...look} aria-label={`Accept ${what}`} text="Accept" closed={closed}>
            {(close) => (
              <ConfirmDialog
                title={`Accept ${what}?`}
                lead="An accepted answer can no longer be changed."
                tone="main"
                confirmText="Accept"
                busyText="Accepting…"
                send={() => decide('accept')}
                doneText="Answer accepted."
                onClose={close}
              />
            )}
          </DialogButton>
        )}
      </OfficeAction>
    </span>
  )
}

type TakeBackProps = {
  what: string
  closed: string | undefined
  send: ComponentProps<typeof ReasonDialog>['send']
}

const TakeBack = ({ what, closed, send }: TakeBackProps) => (
  <DialogButton {...look} aria-label={`Take back ${what}`} text="Take back" closed={closed}>
    {(close) => (
      <ReasonDialog
        title={`Take back ${what}?`}
        lead="The company no longer has to answer this. Where it was the last one, the review goes on."
        submitText="Take back"
        busyText="Taking back…"
        send={send}
        doneText="Request taken back."
        onClose={close}
      />
    )}
  </DialogButton>
)
