import { useMutation } from '@tanstack/react-query'
import type { WireVerified } from '@tradelane/contract/audit/calls'
import { messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { checkTrail } from './audit-queries.ts'

export const useTrailCheck = () => useMutation({ mutationFn: checkTrail })
type TrailCheck = ReturnType<typeof useTrailCheck>

export function CheckTrailButton({ check }: { check: TrailCheck }) {
  return (
    <Button isBusy={check.isPending} busyText="Checking…" onClick={() => check.mutate()}>
      Check the trail now
    </Button>
  )
}

export function TrailVerdict({ check }: { check: TrailCheck }) {
  return check.error || check.data ? (
    <div className="mb-4">
      <Verdict check={check} />
    </div>
  ) : null
}

function Verdict({ check }: { check: TrailCheck }) {
  if (check.error)
    return (
      <Banner tone="lost" isAlert>
        {messageOf(check.error)}
      </Banner>
    )
  if (!check.data) return null
  const { verdict, checked, checkpoints, why, said, public_key } = check.data
  return (
    <Banner tone={verdict === 'intact' ? 'done' : 'lost'} title={title(check.data)} isAlert>
      {why} We read {checked} {checked === 1 ? 'entry' : 'entries'} and compared {checkpoints} signed{' '}
      {checkpoints === 1 ? 'checkpoint' : 'checkpoints'}. {said} Receipts are signed by the key{' '}
      <code className="wrap-anywhere text-xs">{public_key}</code>.
    </Banner>
  )
}

function title({ verdict, first_bad = 0 }: WireVerified): string {
  if (verdict === 'intact') return 'The audit trail is intact.'
  if (verdict === 'missing') return `Entries are missing after number ${first_bad - 1}.`
  return verdict === 'altered'
    ? `The trail was altered at number ${first_bad}.`
    : `The trail was rewritten from number ${first_bad} on.`
}
