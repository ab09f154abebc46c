import { useQuery } from '@tanstack/react-query'
import { claimStateTable } from '@tradelane/contract/claims/states'
import { Link, useParams } from 'react-router'
import { useMay } from '../../../lib/session/roles.ts'
import { Amount } from '../../../ui/amount.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ListFailure } from '../../../ui/list-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { claimsQuery } from '../parts/queries.ts'

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
        {data?.claims.map(({ claim_id, claim_number, state, paid_amount, amount }) => (
          <li key={claim_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <Link to={`/insurance/claims/${claim_id}`} className="text-link num">
              {claim_number}
            </Link>
            <StatusBadge states={claimStateTable} state={state} />
            {(paid_amount ?? amount) !== null && (
              <Amount value={paid_amount ?? amount ?? 0} currency="USD" className="ml-auto" />
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
