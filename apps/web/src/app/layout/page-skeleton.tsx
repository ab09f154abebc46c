import { Skeleton } from '../../ui/skeleton.tsx'

export function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="animate-appear">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="mt-3 h-4 w-80 max-w-full" />
      <div className="mt-8 grid gap-4 sm:grid-cols-3">
        <Skeleton className="h-36 rounded-lg" />
        <Skeleton className="h-36 rounded-lg" />
        <Skeleton className="h-36 rounded-lg" />
      </div>
      <Skeleton className="mt-4 h-72 rounded-lg" />
    </div>
  )
}

export function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid animate-appear gap-6">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="h-10 rounded-md" />
      <Skeleton className="h-10 rounded-md" />
      <Skeleton className="h-12 rounded-md" />
    </div>
  )
}
