import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { ErrorBoundary } from './error-boundary.tsx'

/** Handles loading and failure for all pages in a shell, so that pages only render their data. */
export function PageBoundary({ children, skeleton }: { children: ReactNode; skeleton: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary()
  // A new address resets it: one page's failure never covers the next page.
  const { pathname, search } = useLocation()
  return (
    <ErrorBoundary key={pathname} address={search} onRetry={reset}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  )
}
