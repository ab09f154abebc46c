import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { Component, type ReactNode, Suspense } from 'react'
import { Card } from './card.tsx'
import { ListFailure } from './lists/list-failure.tsx'
import { Skeleton } from './skeleton.tsx'

type PanelBoundaryProps = {
  /** While it loads. */
  skeletonClass: string
  children: ReactNode
}

/** A part of a page that loads and fails by itself: the rest of the page stays. */
export function PanelBoundary({ skeletonClass, children }: PanelBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <FailingPart onRetry={reset}>
      <Suspense fallback={<Skeleton className={skeletonClass} />}>{children}</Suspense>
    </FailingPart>
  )
}

type FailingPartProps = { onRetry: () => void; children: ReactNode }

class FailingPart extends Component<FailingPartProps, { error: Error | undefined }> {
  override state: { error: Error | undefined } = { error: undefined }

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error }
  }

  private readonly retry = () => {
    this.props.onRetry()
    this.setState({ error: undefined })
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children
    return (
      <Card isFlush>
        <ListFailure error={this.state.error} onRetry={this.retry} />
      </Card>
    )
  }
}
