import { officeCollections } from '@tradelane/contract/invoice-factoring/collections-calls'
import {
  confirmationReason,
  denialReason,
  officeFundings,
} from '@tradelane/contract/invoice-factoring/office-calls'
import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import { today } from '../../../../lib/format/format-date.ts'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { StaffOnly } from '../../../../ui/staff-only.tsx'
import { disputeOf } from '../parts/dispute-of.ts'
import {
  type OfficeFundingPage,
  useConfirmInvoice,
  useDecideFunding,
  useRetryTransfers,
  type WireFunding,
} from '../parts/funding-queries.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { CloseShortDialog } from './close-short-dialog.tsx'
import { CollectionNoteDialog } from './collection-note-dialog.tsx'
import { RecourseDialog } from './recourse-dialog.tsx'

/** From then on the customer can be asked to pay. */
const recourseFrom = 91

/** What may be decided now. */
export function FundingActions({ page }: { page: OfficeFundingPage }) {
  const { funding, may_retry } = page
  return (
    <>
      {may_retry && <Retry funding={funding} />}
      {funding.status === 'requested' && <Deny funding={funding} />}
      {funding.status === 'requested' && !funding.buyer_confirmed_at && <ConfirmForBuyer page={page} />}
      {funding.status === 'requested' && funding.buyer_confirmed_at && (funding.due_date ?? '') > today() && (
        <Approve page={page} />
      )}
      {(funding.status === 'funded' || funding.status === 'overdue') && <Collect page={page} />}
      {funding.status === 'collected' && page.position && page.position.short_by > 0 && (
        <StaffOnly call={officeCollections.closeShort}>
          <DialogButton text="Accept short payment">
            {(close) => (
              <CloseShortDialog
                about={{ ...funding, short_by: page.position?.short_by ?? 0 }}
                onClose={close}
              />
            )}
          </DialogButton>
        </StaffOnly>
      )}
    </>
  )
}

type ActionProps = { funding: WireFunding }

function ConfirmForBuyer({ page }: { page: OfficeFundingPage }) {
  const confirming = useConfirmInvoice()
  const { invoice_factoring_id, version, company_name } = page.funding
  const dispute = disputeOf(page)
  return (
    <StaffOnly call={officeFundings.confirmForBuyer}>
      <DialogButton tone="main" text="Record confirmation">
        {(close) => (
          <ReasonDialog
            title="The buyer has confirmed the invoice"
            lead={
              dispute
                ? `The buyer said that the invoice is not right: ${dispute.reason}. Record how this was settled. The invoice can be approved then.`
                : `${asSentence(`Amount and due date were confirmed by ${company_name}`)} The invoice can be approved then.`
            }
            label={
              dispute
                ? 'How the dispute was settled, and who confirmed the invoice'
                : 'How it was confirmed, and by whom'
            }
            rule={confirmationReason}
            submitText="Record"
            busyText="Recording…"
            send={(reason) => confirming.mutateAsync({ invoice_factoring_id, version, reason })}
            doneText="The confirmation has been recorded."
            onClose={close}
          />
        )}
      </DialogButton>
    </StaffOnly>
  )
}

function Approve({ page }: { page: OfficeFundingPage }) {
  return (
    <StaffOnly call={officeFundings.decide}>
      <DialogButton tone="main" text="Approve">
        {(close) => <ApproveDialog page={page} onClose={close} />}
      </DialogButton>
    </StaffOnly>
  )
}

function Deny({ funding: { invoice_factoring_id, version } }: ActionProps) {
  const deciding = useDecideFunding()
  return (
    <StaffOnly call={officeFundings.decide}>
      <DialogButton text="Deny">
        {(close) => (
          <ReasonDialog
            title="Deny this invoice"
            lead="The customer reads the reason by email and on the funding."
            maxLength={500}
            rule={denialReason}
            submitText="Deny"
            busyText="Denying…"
            send={(reason) =>
              deciding.mutateAsync({ invoice_factoring_id, version, decision: 'deny', reason })
            }
            doneText="The invoice has been denied."
            onClose={close}
          />
        )}
      </DialogButton>
    </StaffOnly>
  )
}

function Retry({ funding: { invoice_factoring_id } }: ActionProps) {
  const retrying = useRetryTransfers()
  return (
    <StaffOnly call={officeFundings.retry}>
      <DialogButton text="Repeat transfer">
        {(close) => (
          <ConfirmDialog
            title="Repeat the refused transfer?"
            lead="What happened names the transfer. Correct the reason for the refusal first, or it is refused again."
            tone="main"
            confirmText="Repeat"
            busyText="Repeating…"
            send={() => retrying.mutateAsync(invoice_factoring_id)}
            doneText="The transfer is being made again."
            onClose={close}
          />
        )}
      </DialogButton>
    </StaffOnly>
  )
}

/** What can be done until the buyer has paid. */
function Collect({ page: { funding, position, timeline, customer_name } }: { page: OfficeFundingPage }) {
  const days_overdue = position?.days_overdue ?? 0
  const wasAsked = timeline.some(({ to }) => to === 'recourse')
  return (
    <>
      <StaffOnly call={officeCollections.note}>
        <DialogButton text="Add note">
          {(close) => <CollectionNoteDialog about={funding} onClose={close} />}
        </DialogButton>
      </StaffOnly>
      {funding.status === 'overdue' && days_overdue >= recourseFrom && !wasAsked && (
        <StaffOnly call={officeFundings.recourse}>
          <DialogButton tone="main" text="Recourse">
            {(close) => (
              <RecourseDialog
                about={{ ...funding, customer_name, days_overdue, total_due: position?.total_due ?? 0 }}
                onClose={close}
              />
            )}
          </DialogButton>
        </StaffOnly>
      )}
    </>
  )
}
