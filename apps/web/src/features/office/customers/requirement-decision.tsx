import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import { officeRequirementActions } from '@tradelane/contract/onboarding/requirement-actions'
import { adminRequirements } from '@tradelane/contract/onboarding/requirement-calls'
import { type RequirementAction, requirementReason } from '@tradelane/contract/onboarding/requirements'
import { isInReview, type KybState } from '@tradelane/contract/onboarding/states'
import type { ComponentProps } from 'react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { OfficeActions } from '../../../ui/records/office-actions.tsx'
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
      <OfficeActions
        call={adminRequirements.decide}
        record={record}
        buttons={[
          {
            ...look,
            action: officeRequirementActions.take_back,
            'aria-label': `Take back ${what}`,
            text: 'Take back',
            dialog: (close) => (
              <TakeBack what={what} send={(reason) => decide('take_back', reason)} onClose={close} />
            ),
          },
          {
            ...look,
            action: officeRequirementActions.send_back,
            'aria-label': `Send back ${what}`,
            text: 'Send back',
            dialog: (close) => (
              <SendBack what={what} send={(reason) => decide('send_back', reason)} onClose={close} />
            ),
          },
          {
            ...look,
            action: officeRequirementActions.accept,
            'aria-label': `Accept ${what}`,
            text: 'Accept',
            dialog: (close) => (
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
            ),
          },
        ]}
      />
    </span>
  )
}

type ReasonProps = { what: string } & Pick<ComponentProps<typeof ReasonDialog>, 'send' | 'onClose'>

const TakeBack = ({ what, ...dialog }: ReasonProps) => (
  <ReasonDialog
    title={`Take back ${what}?`}
    lead="The company no longer has to answer this. Where it was the last one, the review goes on."
    submitText="Take back"
    busyText="Taking back…"
    doneText="Request taken back."
    {...dialog}
  />
)

const SendBack = ({ what, ...dialog }: ReasonProps) => (
  <ReasonDialog
    title={`Send back ${what}?`}
    lead="The company sees the reason by email and next to its answer, and answers again."
    rule={requirementReason}
    submitText="Send back"
    busyText="Sending back…"
    doneText="Answer sent back."
    {...dialog}
  />
)
