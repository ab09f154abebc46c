import { releaseActions } from '@tradelane/contract/approvals/actions'
import { releases } from '@tradelane/contract/approvals/release-calls'
import { api } from '../../lib/net/api.ts'
import { messageOf } from '../../lib/net/api-error.ts'
import { useChange } from '../../lib/net/use-change.ts'
import { Button } from '../button.tsx'
import { ClosedButton } from '../closed-button.tsx'
import { RecordAction } from '../records/record-action.tsx'
import { toast } from '../toast.ts'

type ReleaseActionsProps = WithdrawProps & {
  isShort: boolean
  onRelease: () => void
  record: { state: 'waiting'; is_own: boolean }
  onRefuse: () => void
}

/** Taking it back, or the decision, which is closed to the person who asked for it. */
export function ReleaseActions({ record, isShort, onRefuse, onRelease, ...withdrawn }: ReleaseActionsProps) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <RecordAction action={releaseActions.withdraw} record={record}>
        {(closed) => closed === undefined && <Withdraw {...withdrawn} />}
      </RecordAction>
      <RecordAction action={releaseActions.decide} record={record}>
        {(closed) =>
          closed === undefined ? (
            <>
              <Button size="sm" onClick={onRefuse}>
                Refuse
              </Button>
              <Button size="sm" tone="main" disabled={isShort} onClick={onRelease}>
                Release
              </Button>
            </>
          ) : (
            <ClosedButton size="sm" text="Release" closed={closed} />
          )
        }
      </RecordAction>
    </div>
  )
}

type WithdrawProps = { service: string; what: string; which: { type: string; subject_id: string } }

function Withdraw({ service, what, which }: WithdrawProps) {
  const withdrawing = useChange(service, (body: typeof which) => api(releases.withdraw, { body }))
  const takeBack = () =>
    withdrawing.mutate(which, {
      onSuccess: () => toast.success(`The ${what} has been taken back.`),
      onError: (error) => toast.error(messageOf(error)),
    })
  return (
    <Button size="sm" onClick={takeBack} isBusy={withdrawing.isPending} busyText="Taking back…">
      Take back
    </Button>
  )
}
