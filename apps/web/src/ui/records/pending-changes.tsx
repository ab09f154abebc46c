import { changeActions } from '@tradelane/contract/four-eyes/actions'
import { fourEyes, type WireChange } from '@tradelane/contract/four-eyes/calls'
import type { ReactNode } from 'react'
import { formatInstant } from '../../lib/format/format-date.ts'
import { useDecideChange, useWithdrawChange } from '../../lib/queries/pending-changes.ts'
import { ClosedButtons } from '../closed-button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { DialogButton } from '../dialogs/dialog-button.tsx'
import { ReasonDialog } from '../dialogs/reason-dialog.tsx'
import { differences, kindText } from './change-words.ts'
import { DefinitionList } from './definition-list.tsx'
import { OfficeAction } from './office-action.tsx'

/** What a feature shows of its changes beside their values, for who decides. */
export type Beside = (change: WireChange) => ReactNode

type PendingChangesProps = { changes: readonly WireChange[]; beside?: Beside | undefined }

/** Changes that wait for a second person, with what they change. */
export function PendingChanges({ changes, beside }: PendingChangesProps) {
  return (
    <ul aria-label="Changes that wait" className="divide-y divide-line">
      {changes.map((change) => (
        <li key={change.change_id} className="grid gap-3 px-5 py-4">
          <div>
            <p className="wrap-anywhere font-medium">{`${kindText(change)}: ${change.subject}`}</p>
            <p className="wrap-anywhere text-ink-2">
              {[`${change.asked_by} asked on ${formatInstant(change.asked_at)}`, change.reason]
                .filter(Boolean)
                .join(': ')}
            </p>
            <p className="text-xs text-ink-2">{`Without a decision it ends on ${formatInstant(change.expires_at)}.`}</p>
          </div>
          {differences(change).length > 0 && <DefinitionList facts={differences(change)} />}
          {beside?.(change)}
          <ChangeActions change={change} />
        </li>
      ))}
    </ul>
  )
}

function ChangeActions({ change }: { change: WireChange }) {
  const { is_own: isOwn, may_decide: mayDecide } = change
  return (
    <div className="flex flex-wrap items-start gap-3">
      <OfficeAction call={fourEyes.decide} action={changeActions.decide} record={change}>
        {(closed) => (
          <Decide
            change={change}
            closed={closed ?? (mayDecide ? undefined : 'Your role does not decide changes of this kind.')}
          />
        )}
      </OfficeAction>
      {isOwn && (
        <OfficeAction call={fourEyes.withdraw} action={changeActions.withdraw} record={change}>
          {(closed) => (
            <DialogButton size="sm" text="Withdraw" closed={closed}>
              {(close) => <Withdraw change={change} onClose={close} />}
            </DialogButton>
          )}
        </OfficeAction>
      )}
    </div>
  )
}

type DecideProps = { change: WireChange; closed: string | undefined }

function Decide({ change, closed }: DecideProps) {
  if (closed !== undefined)
    return (
      <ClosedButtons
        buttons={['Approve', 'Refuse'].map((text) => ({ key: text, text, size: 'sm' }))}
        closed={closed}
      />
    )
  return (
    <>
      <DialogButton size="sm" tone="main" text="Approve">
        {(close) => <Approve change={change} onClose={close} />}
      </DialogButton>
      <DialogButton size="sm" text="Refuse">
        {(close) => <Refuse change={change} onClose={close} />}
      </DialogButton>
    </>
  )
}

type DialogProps = { change: WireChange; onClose: () => void }

function Approve({ change, onClose }: DialogProps) {
  const deciding = useDecideChange()
  return (
    <ConfirmDialog
      title="Approve this change?"
      lead={`${kindText(change)}: ${change.subject}.${change.after?.begins ? '' : ' It takes effect at once.'}`}
      confirmText="Approve"
      busyText="Approving…"
      tone="main"
      send={() => deciding.mutateAsync({ change_id: change.change_id, decision: 'approve' })}
      onClose={onClose}
    >
      {differences(change).length > 0 && <DefinitionList facts={differences(change)} />}
    </ConfirmDialog>
  )
}

function Refuse({ change, onClose }: DialogProps) {
  const deciding = useDecideChange()
  return (
    <ReasonDialog
      title="Refuse this change?"
      lead={`${kindText(change)}: ${change.subject}. Nothing changes. Your colleagues read the reason.`}
      submitText="Refuse"
      busyText="Refusing…"
      tone="danger"
      send={(reason) =>
        deciding.mutateAsync({ change_id: change.change_id, decision: 'refuse', ...(reason && { reason }) })
      }
      doneText="Refused."
      onClose={onClose}
    />
  )
}

function Withdraw({ change, onClose }: DialogProps) {
  const withdrawing = useWithdrawChange()
  return (
    <ConfirmDialog
      title="Withdraw this change?"
      lead={`${kindText(change)}: ${change.subject}. Nothing changes.`}
      confirmText="Withdraw"
      busyText="Withdrawing…"
      cancelText="Keep"
      send={() => withdrawing.mutateAsync({ change_id: change.change_id })}
      onClose={onClose}
    />
  )
}
