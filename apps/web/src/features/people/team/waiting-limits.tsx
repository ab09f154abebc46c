import type { CodeRequestOf } from '@tradelane/contract/approvals/calls'
import type { raiseRequest } from '@tradelane/contract/team/code-request'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatInstant } from '../../../lib/format/format-date.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { ApprovalDialog } from '../../../ui/dialogs/approval-dialog.tsx'
import { DialogButton } from '../../../ui/dialogs/dialog-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Team, useRefuseLimits, useReleaseLimits } from './team-queries.ts'

type Waiting = NonNullable<Team['waiting_limits']>

/** Higher limits that an owner has asked for: a second person releases or refuses them, the same one takes them back. */
export function WaitingLimits({ waiting }: { waiting: Waiting }) {
  const refusing = useRefuseLimits()
  const { limit_raise_id, may_decide: mayDecide, may_withdraw: mayWithdraw } = waiting
  const refuse = () =>
    refusing.mutate(
      { limit_raise_id },
      {
        onSuccess: ({ message }) => toast.success(message ?? 'The limits stay as they are.'),
        onError: (error) => toast.error(messageOf(error)),
      },
    )
  return (
    <div className="mt-4">
      <Banner
        tone="wait"
        title="Higher limits are waiting for release"
        action={
          (mayDecide || mayWithdraw) && (
            <div className="flex flex-wrap gap-3">
              <Button onClick={refuse} isBusy={refusing.isPending} busyText="Wait…">
                {mayWithdraw ? 'Take back' : 'Refuse'}
              </Button>
              {mayDecide && (
                <DialogButton tone="main" text="Release">
                  {(close) => <ReleaseLimits waiting={waiting} onClose={close} />}
                </DialogButton>
              )}
            </div>
          )
        }
      >
        {`${waiting.requested_by} asked for ${factsOf(waiting).join(' and ')}. Another owner or approver must release them by ${formatInstant(waiting.expires_at)}.`}
      </Banner>
    </div>
  )
}

function ReleaseLimits({ waiting, onClose }: { waiting: Waiting; onClose: () => void }) {
  const releasing = useReleaseLimits()
  const { limit_raise_id } = waiting
  return (
    <ApprovalDialog
      title="Release the higher limits"
      action={{
        request: { type: 'limit raise', limit_raise_id } satisfies CodeRequestOf<typeof raiseRequest>,
        send: (given) => releasing.mutateAsync({ limit_raise_id, ...given }),
        onDone: ({ message }) => {
          onClose()
          toast.success(message ?? 'The higher limits are in force.')
        },
      }}
      shown={{ facts: factsOf(waiting) }}
      submitText="Release"
      busyText="Releasing…"
      refused={() => ({ title: 'The limits were not changed' })}
      onClose={onClose}
    />
  )
}

const factsOf = ({ approval_limit: limit, daily_limit: daily }: Waiting): string[] => [
  `${formatAmount(limit, 'USD')} for each payment`,
  `${formatAmount(daily, 'USD')} a day for each person`,
]
