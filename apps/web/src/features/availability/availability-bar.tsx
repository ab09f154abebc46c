import { useQuery } from '@tanstack/react-query'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AvailabilityForm } from './availability-form.tsx'
import { availabilityQuery } from './queries.ts'

/** The origin, destination and currencies of the company's trade. */
export function AvailabilityBar() {
  const { data, isPending } = useQuery(availabilityQuery)
  return (
    <Card title="Check Availability">
      {/* A setting that cannot be read can still be written. */}
      {isPending ? <Skeleton className="h-18" /> : <AvailabilityForm saved={data} />}
    </Card>
  )
}
