import { useQuery } from '@tanstack/react-query'
import { decisionReason } from '@tradelane/contract/customers/calls'
import { incomingPaymentActions } from '@tradelane/contract/incoming-payments/actions'
import type { HeldPayment } from '@tradelane/contract/incoming-payments/calls'
import { adminIncomingPayments } from '@tradelane/contract/incoming-payments/calls'
import { incomingPaymentStateTable } from '@tradelane/contract/incoming-payments/states'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { useChangesOf } from '../../../lib/queries/pending-changes.ts'
import { Card } from '../../../ui/card.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx'
import { ListFailure } from '../../../ui/lists/list-failure.tsx'
import { RowList } from '../../../ui/lists/row-list.tsx'
import { OfficeAction } from '../../../ui/records/office-action.tsx'
import { PendingChanges } from '../../../ui/records/pending-changes.tsx'
import { Reveal } from '../../../ui/records/reveal.tsx'
import { StatusBadge } from '../../../ui/records/status-badge.tsx'
import { heldMoneyQuery, readSenderAccount, useReturnMoney } from './customer-queries.ts'
import { EndRefusedReturn } from './end-refused-return.tsx'
import { ScreeningResult } from './screening-result.tsx'

const freezeWarning =
  'Check whether the law requires the money to be frozen and reported before you return it.'

/** Money that waits for the verification or for a check of its sender, each payment to be returned; absent where there is none. */
export function HeldMoneyCard({ uid }: { uid: string }) {
  const { data, error, refetch } = useQuery(heldMoneyQuery(uid))
  if (error && !data)
    return (
      <Card title="Held money" isFlush>
        <ListFailure error={error} onRetry={refetch} />
      </Card>
    )
  if (!data || data.data.length === 0) return null
  return (
    <Card title="Held money" isFlush>
      <RowList
        label="Held money"
        rows={data.data}
        rowKey={({ incoming_payment_id }) => incoming_payment_id}
        row={(payment) => <HeldRow uid={uid} payment={payment} />}
      />
    </Card>
  )
}

function HeldRow({ uid, payment }: { uid: string; payment: HeldPayment }) {
  const { number, amount, currency, sender, sender_account, reference, state, arrived_at } = payment
  const changes = useChangesOf(payment.incoming_payment_id)
  const isWaiting = changes.length > 0
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2">
          <span className="num font-medium">{formatAmount(amount, currency)}</span>
          <span>from {sender || 'an unknown sender'}</span>
          <StatusBadge states={incomingPaymentStateTable} state={state} />
        </p>
        <p className="mt-1 text-xs text-ink-2 wrap-anywhere">
          {[number, reference, formatInstant(arrived_at)].filter(Boolean).join(' · ')}
        </p>
        {sender_account && (
          <p className="mt-1 text-xs text-ink-2">
            Account{' '}
            <Reveal
              key={sender_account}
              masked={sender_account}
              of={sender || 'an unknown sender'}
              read={(reason) => readSenderAccount(uid, payment.incoming_payment_id, reason)}
            />
          </p>
        )}
        <HeldNotes payment={payment} />
      </div>
      <OfficeAction
        call={adminIncomingPayments.return}
        action={incomingPaymentActions.giveBack}
        record={{ state, is_waiting: isWaiting }}
      >
        {(closed) => <ReturnButton payment={payment} closed={closed} />}
      </OfficeAction>
      {payment.return_refusal !== null && <EndRefusedReturn payment={payment} isWaiting={isWaiting} />}
      {isWaiting && (
        <div className="-mx-5 -mb-4 basis-full">
          <PendingChanges changes={changes} />
        </div>
      )}
    </li>
  )
}

/** What to know before the money is returned: the matches of its sender, and a refusal of the last attempt. */
function HeldNotes({ payment: { matches, return_refusal, state } }: { payment: HeldPayment }) {
  const mayBeReleased = return_refusal === null && state !== 'returning'
  return (
    <>
      {matches.length > 0 && (
        <p className="mt-1 text-xs text-ink-2">
          <ScreeningResult cases={matches} />. {freezeWarning}
          {mayBeReleased && ' To release it, decide that the match is false.'}
        </p>
      )}
      {return_refusal !== null && (
        <p className="mt-1 text-xs text-ink-2">
          <strong>The payments provider refused to return the money.</strong> Its reason: “{return_refusal}”
          The money stays held. Return it again, or ask the provider to return it by hand and record that
          here.
        </p>
      )}
    </>
  )
}

function ReturnButton({ payment, closed }: { payment: HeldPayment; closed: string | undefined }) {
  const { incoming_payment_id, amount, currency, sender, matches } = payment
  const { mutateAsync: send } = useReturnMoney()
  return (
    <DialogButton text="Return to sender" closed={closed}>
      {(close) => (
        <ReasonDialog
          title={`Return ${formatAmount(amount, currency)} to ${sender || 'its sender'}`}
          lead={`The payments provider sends the money back. The company sees the reason.${matches.length > 0 ? ` ${freezeWarning}` : ''}`}
          rule={decisionReason}
          tone="danger"
          submitText="Return"
          busyText="Returning…"
          send={(reason) => send({ incoming_payment_id, reason })}
          doneText="The money is being returned to its sender."
          onClose={close}
        />
      )}
    </DialogButton>
  )
}
