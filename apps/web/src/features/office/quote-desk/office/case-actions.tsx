import { officeCaseActions } from '@tradelane/contract/quote-desk/actions'
import { reasonForApproval, reasonForCustomer } from '@tradelane/contract/quote-desk/forms'
import type { WireDeskCase } from '@tradelane/contract/quote-desk/office-calls'
import { quoteDesk } from '@tradelane/contract/quote-desk/office-calls'
import { messageOf } from '../../../../lib/net/api-error.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ClosedButton } from '../../../../ui/closed-button.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { OfficeAction } from '../../../../ui/records/office-action.tsx'
import { toast } from '../../../../ui/toast.ts'
import { recordOfCase } from '../case-words.ts'
import { type TradeOfDesk, useAssign, useDecide } from './desk-queries.ts'

type CaseActionsProps = { one: WireDeskCase; trade: TradeOfDesk }
/** Why it is closed. */
type Closed = { closed: string | undefined }

const done = {
  onSuccess: ({ message = 'Done' }: { message?: string | undefined }) => toast.success(message),
}

/** Take it, deny it, or approve what is stored: each open, or closed with the reason. */
export function CaseActions({ one, trade }: CaseActionsProps) {
  const record = { ...recordOfCase(one), has_stored: storedIds(one.offers).length > 0 }
  const deciding = useDecide()
  const assigning = useAssign()
  const failure = deciding.error ?? assigning.error
  return (
    <>
      {failure && (
        <Banner tone="lost" isAlert>
          {messageOf(failure)}
        </Banner>
      )}
      <div className="flex flex-wrap items-start gap-3">
        <OfficeAction call={quoteDesk.assign} action={officeCaseActions.take} record={record}>
          {() => <TakeCase one={one} assigning={assigning} />}
        </OfficeAction>
        <OfficeAction call={quoteDesk.decide} action={officeCaseActions.deny} record={record}>
          {(closed) => <DenyCase one={one} trade={trade} closed={closed} />}
        </OfficeAction>
        {one.takes_offers ? (
          <OfficeAction call={quoteDesk.decide} action={officeCaseActions.publish} record={record}>
            {(closed) => <Publish one={one} trade={trade} deciding={deciding} closed={closed} />}
          </OfficeAction>
        ) : (
          <OfficeAction call={quoteDesk.decide} action={officeCaseActions.approve} record={record}>
            {() => <ApproveCase one={one} trade={trade} />}
          </OfficeAction>
        )}
      </div>
    </>
  )
}

type TakeCaseProps = Pick<CaseActionsProps, 'one'> & { assigning: ReturnType<typeof useAssign> }

function TakeCase({ one: { case_id, owner }, assigning }: TakeCaseProps) {
  return (
    <Button isBusy={assigning.isPending} onClick={() => assigning.mutate(case_id, done)}>
      {owner ? 'Take over' : 'Take it'}
    </Button>
  )
}

/** What the reader sees, and publishes. */
const storedIds = (offers: WireDeskCase['offers']) =>
  offers.filter(({ state }) => state === 'STORED').map(({ offer_id }) => offer_id)

type PublishProps = CaseActionsProps & Closed & { deciding: ReturnType<typeof useDecide> }

function Publish({ one, trade, deciding, closed }: PublishProps) {
  const { case_id, service, offers, presets } = one
  const which = { transaction_id: trade.transaction_id, service, case_id }
  const stored = storedIds(offers)
  if (closed !== undefined) return <ClosedButton tone="main" text="Approve" closed={closed} />
  if (presets.approval_reason !== null)
    return <ApproveWithReason one={one} trade={trade} label={presets.approval_reason} />
  return (
    <Button
      tone="main"
      isBusy={deciding.isPending}
      busyText="Publishing…"
      onClick={() => deciding.mutate({ ...which, decision: 'approve', offer_ids: stored }, done)}
    >
      Approve
    </Button>
  )
}

/** Where nothing is offered. */
function ApproveCase({ one: { case_id, service }, trade: { transaction_id, client } }: CaseActionsProps) {
  const approving = useDecide()
  const which = { transaction_id, service, case_id }
  return (
    <DialogButton text="Approve" tone="main">
      {(close) => (
        <ConfirmDialog
          title="Approve this request"
          lead={`${client.company_name} has accepted the price. It cannot be denied afterwards.`}
          tone="main"
          confirmText="Approve"
          busyText="Approving…"
          send={() => approving.mutateAsync({ ...which, decision: 'approve' })}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

function ApproveWithReason({
  one: { case_id, service, offers },
  trade: { transaction_id },
  label,
}: CaseActionsProps & { label: string }) {
  const approving = useDecide()
  const which = { transaction_id, service, case_id }
  return (
    <DialogButton text="Approve" tone="main">
      {(close) => (
        <ReasonDialog
          title="Publish the offer"
          lead="The customer reads the offer, and not the reason."
          label={label}
          rule={reasonForApproval}
          maxLength={500}
          submitText="Approve"
          busyText="Publishing…"
          send={(reason) =>
            approving.mutateAsync({ ...which, decision: 'approve', reason, offer_ids: storedIds(offers) })
          }
          doneText="The offer is published."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}

function DenyCase({ one: { case_id, service }, trade, closed }: CaseActionsProps & Closed) {
  const denying = useDecide()
  const which = { transaction_id: trade.transaction_id, service, case_id }
  return (
    <DialogButton text="Deny" closed={closed}>
      {(close) => (
        <ReasonDialog
          title="Deny this request"
          lead={`${trade.client.company_name} reads the reason.`}
          rule={reasonForCustomer}
          maxLength={500}
          tone="danger"
          submitText="Deny"
          busyText="Denying…"
          send={(text) => denying.mutateAsync({ ...which, decision: 'deny', reason: text })}
          doneText="The request has been denied."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
