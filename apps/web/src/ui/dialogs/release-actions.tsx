import { releaseActions } from '@tradelane/contract/approvals/actions'
import { releases } from '@tradelane/contract/approvals/release-calls'
import type { ReactNode } from 'react'
import { api } from '../../lib/net/api.ts'
import { messageOf } from '../../lib/net/api-error.ts'
import { useChange } from '../../lib/net/use-change.ts'
import { Button } from '../button.tsx'
import { ClosedButton } from '../closed-button.tsx'
import { RecordAction } from '../records/record-action.tsx'
import { toast } from '../toast.ts'
import { DialogButton } from './dialog-button.tsx'

type ReleaseActionsProps = WithdrawProps & {
  isShort: boolean
  record: { state: 'waiting'; is_own: boolean }
  /** The dialogs. */
  release: (close: () => void) => ReactNode
  refuse: (close: () => void) => ReactNode
}

/** Taking it back, or the decision, which is closed to the person who asked for it. */
export function ReleaseActions({ record, isShort, refuse, release, ...withdrawn }: ReleaseActionsProps) {
  return (
    <div className="flex flex-wrap items-start gap-2">
      <RecordAction action={releaseActions.withdraw} record={record}>
        {(closed) => closed === undefined && <Withdraw {...withdrawn} />}
      </RecordAction>
      <RecordAction action={releaseActions.decide} record={record}>
        {(closed) =>
          closed === undefined ? (
            <>
              <DialogButton size="sm" text="Refuse">
                {refuse}
              </DialogButton>
              <DialogButton size="sm" tone="main" disabled={isShort} text="Release">
                {release}
              </DialogButton>
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
