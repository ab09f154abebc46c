import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { ErrorBoundary } from './error-boundary.tsx'

/** Loading and failure of every page in a shell: pages themselves only deal with what they have. */
export function PageBoundary({ children, skeleton }: { children: ReactNode; skeleton: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary()
  // A new address starts anew: the failure of one page never covers the next.
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname} onRetry={reset}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  )
}
