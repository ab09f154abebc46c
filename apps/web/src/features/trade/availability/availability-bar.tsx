import { useQuery } from '@tanstack/react-query'
import { Banner } from '../../../ui/banner.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { AvailabilityForm } from './availability-form.tsx'
import { availabilityQuery } from './availability-queries.ts'
import { useRouteFlag } from './route-flag.ts'

/** The origin, destination and currencies of the company's trade. */
export function AvailabilityBar() {
  useRouteFlag()
  const { data, isPending } = useQuery(availabilityQuery)
  return (
    <Card title="Check Availability">
      <p className="-mt-1 mb-4 text-ink-2">
        Checks that we know both places and pay in both currencies, and keeps them as your usual route. A
        freight search starts with it.
      </p>
      {data?.unserved && (
        <div className="mb-4">
          <Banner tone="lost">{data.unserved}</Banner>
        </div>
      )}
      {/* A setting that cannot be read can still be written. */}
      {isPending ? <Skeleton className="h-18" /> : <AvailabilityForm saved={data} />}
    </Card>
  )
}
