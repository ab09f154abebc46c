import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { isMissing } from '../../../../lib/net/api-error.ts'
import { Brand } from '../../../../ui/brand.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { trackQuery } from './track-query.ts'
import { TrackedShipment } from './tracked-shipment.tsx'

/** /track/:token: where a shipment is, for anyone with the link. It has no links into an account. */
export function TrackPage() {
  const { token = '' } = useParams()
  const { data, error, refetch } = useQuery(trackQuery(token))
  const isDead = isMissing(error)
  return (
    <div className="mx-auto max-w-content px-4 sm:px-6">
      <header className="flex h-18 items-center">
        <Brand />
      </header>
      <main id="content" tabIndex={-1} className="pb-16 outline-none">
        {data && !isDead ? (
          <TrackedShipment tracked={data} />
        ) : isDead ? (
          <DeadLink />
        ) : error ? (
          <ListFailure error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="h-96" />
        )}
      </main>
    </div>
  )
}

/** The same for a link that was revoked, has expired or never existed. */
function DeadLink() {
  return (
    <>
      <title>Tracking · Tradelane</title>
      <h1 className="mb-4 text-xl font-semibold">Tracking</h1>
      <Card>
        <EmptyState title="This tracking link does not work">
          The link may be incomplete, or it has expired or been revoked. Ask the sender for a new one.
        </EmptyState>
      </Card>
    </>
  )
}
