import { useSuspenseQuery } from '@tanstack/react-query'
import { officeDisputeActions } from '@tradelane/contract/smart-escrow/actions'
import { officeDisputes } from '@tradelane/contract/smart-escrow/dispute-calls'
import { disputeReason } from '@tradelane/contract/smart-escrow/dispute-forms'
import { escrowDisputeStateTable } from '@tradelane/contract/smart-escrow/dispute-states'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useChangesOf } from '../../../../lib/queries/pending-changes.ts'
import { Card } from '../../../../ui/card.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { CustomerLink } from '../../../../ui/records/customer-link.tsx'
import { History } from '../../../../ui/records/history.tsx'
import { OfficeAction } from '../../../../ui/records/office-action.tsx'
import { RecordPage, RecordSubject } from '../../../../ui/records/record-page.tsx'
import { StatusBadge } from '../../../../ui/records/status-badge.tsx'
import { WaitingChanges } from '../../../../ui/records/waiting-changes.tsx'
import type { AnyDispute } from '../parts/dispute-acts.ts'
import { percentFaultOf, SplitField } from '../parts/dispute-dialogs.tsx'
import { DisputeView } from '../parts/dispute-view.tsx'
import { disputeQuery, useDecideDispute } from './dispute-queries.ts'

/** /admin/escrow-disputes/:dispute_id: what both sides wrote and offered, and the decision. */
export function DisputePage() {
  const { dispute_id = '' } = useParams()
  const { data: page } = useSuspenseQuery(disputeQuery(dispute_id))
  const { dispute } = page
  const isWaiting = useChangesOf(dispute_id).length > 0
  return (
    <RecordPage
      title={`Dispute ${dispute.dispute_number}`}
      badge={<StatusBadge states={escrowDisputeStateTable} state={dispute.state} />}
      about={
        <>
          <CustomerLink uid={page.uid} name={page.customer_name} />
          <RecordSubject>and {page.company_name}</RecordSubject>
        </>
      }
      next={{ next: page.next, isOffice: true }}
      back={{ to: '/admin/escrow-disputes', label: 'Escrow disputes' }}
      actions={
        <OfficeAction
          call={officeDisputes.decide}
          action={officeDisputeActions.decide}
          record={{ ...dispute, is_waiting: isWaiting }}
        >
          {(closed) => <Decide dispute={dispute} closed={closed} />}
        </OfficeAction>
      }
      banner={<WaitingChanges recordId={dispute_id} />}
      history={
        <Card title="Statements and offers">
          <DisputeView dispute={dispute} />
        </Card>
      }
      facts={
        <Card
          title="What happened"
          action={
            <Link to={`/admin/escrows/${page.smart_escrow_id}`} className="text-link">
              Smart escrow {page.escrow_number}
            </Link>
          }
        >
          <History timeline={page.timeline} />
        </Card>
      }
    />
  )
}

function Decide({ dispute, closed }: { dispute: AnyDispute; closed: string | undefined }) {
  const deciding = useDecideDispute()
  const [percent, setPercent] = useState('')
  return (
    <DialogButton text="Decide" tone="main" closed={closed}>
      {(close) => (
        <ReasonDialog
          title="Decide the dispute"
          lead="The money moves as soon as this takes effect. Buyer and seller read your reason. This cannot be undone."
          rule={disputeReason}
          submitText="Decide"
          busyText="Deciding…"
          send={(reason) =>
            deciding.mutateAsync({
              dispute_id: dispute.dispute_id,
              released_percent: Number(percent),
              reason,
            })
          }
          doneText="The decision has been recorded."
          onClose={close}
          further={{
            values: { released_percent: percent },
            problems: { released_percent: percentFaultOf(percent) },
            show: (shown) => (
              <SplitField
                dispute={dispute}
                value={percent}
                onChange={setPercent}
                error={shown.released_percent}
              />
            ),
          }}
        />
      )}
    </DialogButton>
  )
}
