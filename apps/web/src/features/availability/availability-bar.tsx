import { useQuery } from '@tanstack/react-query'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AvailabilityForm } from './availability-form.tsx'
import { availabilityQuery } from './queries.ts'

/** From where to where the company trades, and in which currencies. */
export function AvailabilityBar() {
  const { data, isPending } = useQuery(availabilityQuery)
  return (
    <Card title="Check Availability">
      {/* A setting that cannot be read can still be written. */}
      {isPending ? <Skeleton className="h-18" /> : <AvailabilityForm saved={data} />}
    </Card>
  )
}
