import {
  releaseRefusalReason,
  releases,
  type WireWaitingRelease,
} from '@tradelane/contract/approvals/release-calls'
import type { ReactNode } from 'react'
import { formatInstant } from '../../lib/format/format-date.ts'
import { api } from '../../lib/net/api.ts'
import { useChange } from '../../lib/net/use-change.ts'
import { Banner } from '../banner.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { ReleaseActions } from './release-actions.tsx'

type WaitingReleaseProps = {
  release: WireWaitingRelease
  /** The service that the record belongs to. */
  service: string
  /** What is released: "the payment" unless said otherwise. */
  what?: 'payment' | 'escrow' | 'change' | 'offer'
  /** The action that waits, and its record. */
  which: { type: string; subject_id: string }
  /** The wallet lacks the money, which the page says: it can be refused, and not released. */
  isShort?: boolean
  /** The dialog for password and code: a release is the same approval, by a second person. */
  children: (close: () => void) => ReactNode
}

/** What moves money above the limit: who approved it, until when it waits, and the decision of a second person. */
export function WaitingRelease({
  release,
  service,
  what = 'payment',
  which,
  isShort = false,
  children,
}: WaitingReleaseProps) {
  if (!release) return null
  const record = { state: 'waiting' as const, is_own: release.may_withdraw }
  const until = formatInstant(release.expires_at)
  return (
    <Banner
      tone="wait"
      title="Waiting for release"
      action={
        <ReleaseActions
          {...{ service, what, which, isShort, record }}
          release={children}
          refuse={(close) => <RefuseDialog {...{ service, what, which }} onClose={close} />}
        />
      }
    >
      {release.requested_by} approved this {what}. It is above your company’s limit.{' '}
      {release.may_decide
        ? `Release or refuse it by ${until}. No money is set aside yet.`
        : `Another owner or approver must release it by ${until}. No money is set aside yet.`}
    </Banner>
  )
}

type RefuseDialogProps = Pick<WaitingReleaseProps, 'service' | 'what' | 'which'> & { onClose: () => void }

function RefuseDialog({ service, what, which, onClose }: RefuseDialogProps) {
  const refusing = useChange(service, (reason: string) =>
    api(releases.refuse, { body: { ...which, reason } }),
  )
  return (
    <ReasonDialog
      title={`Refuse this ${what}`}
      lead="Nothing is paid. The person who approved it reads your reason."
      rule={releaseRefusalReason}
      maxLength={200}
      submitText={`Refuse ${what}`}
      busyText="Refusing…"
      send={(reason) => refusing.mutateAsync(reason)}
      doneText={`The ${what} has been refused.`}
      onClose={onClose}
    />
  )
}
