import { useQuery } from '@tanstack/react-query'
import { lossTypes } from '@tradelane/contract/claims/calls'
import type { WireOfficeClaim } from '@tradelane/contract/claims/office-calls'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import { Card } from '../../../../ui/card.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ClaimLine } from '../parts/claim-line.tsx'
import { officeClaimsOfPolicyQuery } from '../parts/claim-queries.ts'

/** The policy's other claims, so that nobody pays the same loss twice. */
export function OtherClaims({ claim: { claim_id, insurance_id } }: { claim: WireOfficeClaim }) {
  const { data, error, refetch } = useQuery(officeClaimsOfPolicyQuery(insurance_id))
  const others = data?.claims.filter((other) => other.claim_id !== claim_id)
  return (
    <Card title="Other claims under this policy">
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-10" />}
      {others?.length === 0 && <p className="text-ink-2">None.</p>}
      <ul className="divide-y divide-line">
        {others?.map((other) => (
          <OtherClaim key={other.claim_id} claim={other} />
        ))}
      </ul>
    </Card>
  )
}

function OtherClaim({ claim }: { claim: WireOfficeClaim }) {
  const { claim_id, loss_type, loss_date, amount, assessed_amount } = claim
  const loss = [loss_type && lossTypes[loss_type], loss_date && formatDay(loss_date)]
  const figures = assessed_amount !== null && [
    `claimed ${formatAmount(amount ?? 0, 'USD')}`,
    `assessed at ${formatAmount(assessed_amount, 'USD')}`,
  ]
  return (
    <ClaimLine claim={claim} to={`/admin/claims/${claim_id}`}>
      <p className="basis-full text-ink-2">{[...loss, ...(figures || [])].filter(Boolean).join(', ')}</p>
    </ClaimLine>
  )
}
