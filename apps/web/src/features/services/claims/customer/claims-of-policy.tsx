import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useMay } from '../../../../lib/session/roles.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { ClaimLine } from '../parts/claim-line.tsx'
import { claimsQuery } from '../parts/claim-queries.ts'

/** The claims made under one policy, and the way to a new one. */
export function ClaimsOfPolicy({ mayClaim }: { mayClaim: boolean }) {
  const mayPrepare = useMay('preparer')
  const { insurance_id: insuranceId = '' } = useParams()
  const { data, error, refetch } = useQuery(claimsQuery({ insuranceId, page: 1 }))
  return (
    <Card
      title="Claims"
      action={
        mayClaim &&
        mayPrepare && (
          <LinkButton
            size="sm"
            tone="quiet"
            to={`/insurance/claims/new?insurance_id=${insuranceId}`}
            className="-my-1 -mr-3"
          >
            Report a loss
          </LinkButton>
        )
      }
    >
      {error && !data && <ListFailure error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton className="h-10" />}
      {data?.claims.length === 0 && (
        <p className="text-ink-2">
          {mayClaim
            ? 'No claims yet. Report a loss as soon as you notice it: carriers must be notified within days.'
            : 'No claims. You can report a loss during the period of cover.'}
        </p>
      )}
      <ul className="divide-y divide-line">
        {data?.claims.map((claim) => (
          <ClaimLine key={claim.claim_id} claim={claim} to={`/insurance/claims/${claim.claim_id}`} />
        ))}
      </ul>
    </Card>
  )
}
