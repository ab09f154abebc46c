import { adminCustomers, type CustomerProfile, decisionReason } from '@tradelane/contract/customers/calls'
import { officeFounderActions } from '@tradelane/contract/onboarding/founder-actions'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { OfficeActions } from '../../../ui/records/office-actions.tsx'
import { useDecideFounder } from './customer-queries.ts'

export type FounderUnderReview = {
  uid: string
  name: string
  review: CustomerProfile['founder_reviews'][number]
  screening: CustomerProfile['screening']
}

/** The decisions on a person who was added or changed after the company was submitted. */
export function FounderDecision({ uid, name, review, screening }: FounderUnderReview) {
  const { fid, version, status } = review
  const own = screening.find(({ subject, subject_id }) => subject === 'person' && subject_id === fid)
  const record = { state: status ?? ('null' as const), matches: (own?.cases ?? []).map(({ state }) => state) }
  const { mutateAsync: decide } = useDecideFounder()
  return (
    <span className="ml-auto flex items-start gap-2">
      <OfficeActions
        call={adminCustomers.decideFounder}
        record={record}
        buttons={[
          {
            action: officeFounderActions.refuse,
            size: 'sm',
            'aria-label': `Refuse ${name}`,
            text: 'Refuse',
            dialog: (close) => (
              <ReasonDialog
                title={`Refuse ${name}?`}
                lead="The company sees the reason by email and next to the person, and can correct or remove them."
                rule={decisionReason}
                submitText="Refuse"
                busyText="Refusing…"
                send={(reason) => decide({ uid, fid, version, decision: 'refuse', reason })}
                doneText="The person has been refused."
                onClose={close}
              />
            ),
          },
          {
            action: officeFounderActions.clear,
            size: 'sm',
            'aria-label': `Clear ${name}`,
            text: 'Clear',
            dialog: (close) => (
              <ConfirmDialog
                title={`Clear ${name}?`}
                lead="We notify the company by email."
                tone="main"
                confirmText="Clear"
                busyText="Clearing…"
                send={() => decide({ uid, fid, version, decision: 'clear' })}
                doneText="The person has been cleared."
                onClose={close}
              />
            ),
          },
        ]}
      />
    </span>
  )
}
