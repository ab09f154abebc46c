import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import { amendmentActions } from '@tradelane/contract/smart-escrow/actions'
import type { proposeAmendmentRequest } from '@tradelane/contract/smart-escrow/code-request'
import { useState } from 'react'
import { useMissingMoney } from '../../../../lib/queries/missing-money.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { ClosedButton } from '../../../../ui/closed-button.tsx'
import { ApprovalDialog } from '../../../../ui/dialogs/approval-dialog.tsx'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx'
import { DialogButton } from '../../../../ui/dialogs/dialog-button.tsx'
import { DocumentDialog } from '../../../../ui/dialogs/document-dialog.tsx'
import { WaitingRelease } from '../../../../ui/dialogs/waiting-release.tsx'
import { MissingMoney } from '../../../../ui/missing-money.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import { toast } from '../../../../ui/toast.ts'
import { AmendmentsCard } from '../parts/amendments-card.tsx'
import { type EscrowPageData, service, useProposeChange, useWithdrawChange } from '../parts/escrow-queries.ts'

type BuyersAmendmentsProps = { page: EscrowPageData }
type Amendment = EscrowPageData['amendments'][number]

/** The changes of an escrow for the buyer: preparing, proposing and withdrawing one. */
export function BuyersAmendments({ page }: BuyersAmendmentsProps) {
  const [url, setUrl] = useState<string>()
  const { smart_escrow_id: id } = page.smart_escrow
  const hasDraft = page.amendments.some(({ state }) => state === 'draft')
  const proposed = page.amendments.find(({ state }) => state === 'open')
  return (
    <>
      <AmendmentsCard
        amendments={page.amendments}
        action={
          page.may_amend ? (
            <LinkButton to={`/smart-escrow/escrows/${id}/change`}>
              {hasDraft ? 'Edit the change' : 'Propose a change'}
            </LinkButton>
          ) : (
            proposed && (
              <RecordAction action={amendmentActions.prepare} record={{ state: proposed.state }}>
                {(closed = '') => <ClosedButton text="Propose a change" closed={closed} />}
              </RecordAction>
            )
          )
        }
        actsOn={(amendment) => <Acts page={page} amendment={amendment} />}
        onView={({ files }, { item_id }) => setUrl(files[item_id ?? ''])}
      />
      <DocumentDialog url={url} title="Added document" onClose={() => setUrl(undefined)} />
    </>
  )
}

type ActsProps = BuyersAmendmentsProps & { amendment: Amendment }

function Acts({ page, amendment }: ActsProps) {
  const { may_propose: mayPropose, release, currency } = amendment
  const record = { state: amendment.state }
  // What was proposed is set aside already.
  const isUndecided = mayPropose || release?.may_decide === true
  const cost = { amount: isUndecided ? amendment.held : null, currency }
  const isShort = useMissingMoney(cost) !== undefined
  return (
    <div className="grid gap-3 empty:hidden">
      <MissingMoney cost={cost} what="change" />
      <WaitingRelease
        what="change"
        isShort={isShort}
        release={release}
        service={service}
        which={{ type: 'escrow amendment', subject_id: page.smart_escrow.smart_escrow_id }}
      >
        {(close) => <ProposeDialog page={page} amendment={amendment} onClose={close} isRelease />}
      </WaitingRelease>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {!release && (
          <RecordAction action={amendmentActions.propose} record={record}>
            {() => (
              <DialogButton tone="main" size="sm" text="Propose to the seller" disabled={isShort}>
                {(close) => <ProposeDialog page={page} amendment={amendment} onClose={close} />}
              </DialogButton>
            )}
          </RecordAction>
        )}
        <RecordAction action={amendmentActions.withdraw} record={record}>
          {() => <Withdraw amendment={amendment} />}
        </RecordAction>
      </div>
    </div>
  )
}

type ProposeDialogProps = ActsProps & { onClose: () => void; isRelease?: boolean }

function ProposeDialog({ page, amendment, onClose, isRelease = false }: ProposeDialogProps) {
  const proposing = useProposeChange()
  const { amendment_id, held, currency } = amendment
  return (
    <ApprovalDialog
      title={isRelease ? 'Release the change' : 'Propose the change'}
      action={{
        request: { type: 'escrow amendment', amendment_id } satisfies CodeRequestOf<
          typeof proposeAmendmentRequest
        >,
        send: (given) => proposing.mutateAsync({ amendment_id, ...given }),
        onDone: ({ message }) => {
          onClose()
          toast.success(message ?? 'The change has been proposed.')
        },
      }}
      shown={{ amount: held, currency, payee: page.beneficiary_details.company_name }}
      submitText={isRelease ? 'Release' : 'Propose'}
      busyText={isRelease ? 'Releasing…' : 'Proposing…'}
      refused={() => ({ title: 'The change was not proposed' })}
      onClose={onClose}
    />
  )
}

function Withdraw({ amendment: { amendment_id, state, held } }: { amendment: Amendment }) {
  const withdrawing = useWithdrawChange()
  const isDraft = state === 'draft'
  return (
    <DialogButton size="sm" text={isDraft ? 'Discard' : 'Withdraw'}>
      {(close) => (
        <ConfirmDialog
          title={isDraft ? 'Discard the change?' : 'Withdraw the change?'}
          lead={
            isDraft
              ? 'The seller has not seen it. You can prepare another one.'
              : `The escrow goes on as it is, and we email the seller.${held > 0 ? ' What was set aside for the change goes back to your balance.' : ''}`
          }
          tone="danger"
          confirmText={isDraft ? 'Discard' : 'Withdraw'}
          busyText={isDraft ? 'Discarding…' : 'Withdrawing…'}
          send={() => withdrawing.mutateAsync(amendment_id)}
          doneText={isDraft ? 'The change has been discarded.' : 'The change has been withdrawn.'}
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
